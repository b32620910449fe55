import { firstElements } from '../first-elements.ts'

const first: Readonly<Partial<Record<string, () => Promise<unknown>>>> = firstElements

/**
 * Imports an element from the list, in parallel with the files that all React elements share. Does
 * nothing for an unknown tag.
 */
const fromList = (tag: string): Promise<unknown> =>
  Promise.all([
    import('../listed-elements.ts').then(({ listedElements }: { listedElements: typeof first }) =>
      listedElements[tag]?.(),
    ),
    import('../element/define.ts'),
  ])

/** Imports the code of a tag. */
export const loadElementCode = (tag: string): Promise<unknown> =>
  (first[tag] ?? fromList.bind(null, tag))()

/** Whether a tag may be ours. The loader itself knows only a few tags. */
export const mayBeOurs = (tag: string): boolean => tag.startsWith('parapet-')
