import { catalogue, type FindingId } from './catalogue.ts'

/** Something that is wrong on a page; plain data, so that a test or a command can take it. */
export interface Finding {
  readonly id: FindingId
  readonly title: string
  /** What was found, with the values of this page. */
  readonly detail: string
  /** Where the line belongs. */
  readonly where: 'HTML' | 'HTTP header' | 'CSS' | 'Script' | 'Platform'
  /** What to write there. */
  readonly line: string
}

export const finding = (
  id: FindingId,
  detail: string,
  where: Finding['where'],
  line: string,
): Finding => ({ id, title: catalogue[id].title.replaceAll('`', ''), detail, where, line })
