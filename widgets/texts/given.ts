import type { PageTexts } from './page-texts.ts'

/** What pages gave so far, and what was said about it. */
interface Given {
  readonly all: PageTexts[]
  readonly warned: Set<string>
}

const place = Symbol.for('parapet.texts')
const page: object & { [place]?: Given } = globalThis

/** Dispatched on the document when a page gives texts. */
export const textsGiven = 'parapet-texts-given'

/** Whether the page has texts of its own. */
export const hasPageTexts = (): boolean => place in page

/** One list a page, also with two versions of the elements on it. */
export const given = (): Given => (page[place] ??= { all: [], warned: new Set() })
