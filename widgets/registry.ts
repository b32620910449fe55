import { firstElements } from './first-elements.ts'
import { listedElements } from './listed-elements.ts'

/**
 * Every element by its tag, with the chunk that defines it. For the portal, the docs and the tests;
 * the loader uses the two lists.
 */
export const registry = {
  ...firstElements,
  ...listedElements,
} satisfies Record<`parapet-${string}`, () => Promise<unknown>>

export type ParapetTag = keyof typeof registry

export const isParapetTag = (tag: string): tag is ParapetTag => Object.hasOwn(registry, tag)
