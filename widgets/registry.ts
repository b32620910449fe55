import type { listedElements } from './listed-elements.ts'

type List = typeof listedElements

/** The tags of the list. */
const listedTags = [
  'parapet-account-form',
  'parapet-payment-page',
  'parapet-risk-factors',
  'parapet-security-code',
  'parapet-security-questions',
] as const satisfies readonly (keyof List)[]

/** Imports an element from the list, and meanwhile the files that all React elements share. */
const fromList = (tag: keyof List) => (): Promise<unknown> =>
  Promise.all([
    import('./listed-elements.ts').then((list): Promise<unknown> => list.listedElements[tag]()),
    import('./element/define.ts'),
  ]).then(([module]) => module)

// `fromEntries` knows no keys; each has what the list has at it.
const listed = Object.fromEntries(listedTags.map((tag) => [tag, fromList(tag)])) as Pick<
  List,
  (typeof listedTags)[number]
>

/**
 * Every element: its tag and the chunk that defines it. Read by the loader, the docs and the tests.
 * Of listed elements the loader has only the tags. The calculator and elements without React, which
 * are small, have their files in the loader, because a list would delay their first view.
 */
export const registry = {
  'parapet-cookie-bar': () => import('./cookie-bar/element.ts'),
  'parapet-incident-banner': () => import('./incident-banner/element.ts'),
  'parapet-notifications': () => import('./notifications/element.ts'),
  'parapet-quote-button': () => import('./quote-button/element.ts'),
  'parapet-quote-calculator': () => import('./quote-calculator/element.ts'),
  'parapet-sign-in-button': () => import('./sign-in-button/element.ts'),
  ...listed,
} satisfies Record<`parapet-${string}`, () => Promise<unknown>>

export type ParapetTag = keyof typeof registry

export const isParapetTag = (tag: string): tag is ParapetTag => Object.hasOwn(registry, tag)
