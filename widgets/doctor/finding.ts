import { catalogue, type FindingId } from './catalogue.ts'

/** A problem on a page, as plain data for tests and commands. */
export interface Finding {
  readonly id: FindingId
  readonly title: string
  /** The problem, with the values from this page. */
  readonly detail: string
  /** Where the line belongs. */
  readonly where: 'HTML' | 'HTTP header' | 'CSS' | 'Script' | 'Platform'
  /** The line to write there. */
  readonly line: string
}

export const finding = (
  id: FindingId,
  detail: string,
  where: Finding['where'],
  line: string,
): Finding => ({ id, title: catalogue[id].title.replaceAll('`', ''), detail, where, line })
