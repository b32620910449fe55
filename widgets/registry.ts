import { firstElements } from './first-elements.ts'
import { listedElements } from './listed-elements.ts'

/**
 * Every element: its tag and the chunk that defines it. Read by the portal, the docs and the tests;
 * the loader finds what it does not know itself through the list.
 */
export const registry = {
  ...firstElements,
  ...listedElements,
} satisfies Record<`parapet-${string}`, () => Promise<unknown>>

export type ParapetTag = keyof typeof registry

export const isParapetTag = (tag: string): tag is ParapetTag => Object.hasOwn(registry, tag)
