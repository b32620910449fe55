import { catalogue, type FindingId } from './catalogue.ts'

/** A problem on a page, as plain data for tests and commands. */
export interface Finding {
  readonly id: FindingId
  readonly title: string
  /** The problem, with the values from this page. */
  readonly detail: string
  /** The place to change: HTML, a header, the platform. */
  readonly where: 'HTML' | 'HTTP header' | 'CSS' | 'Script' | 'Platform'
  /** The line to write or replace there. */
  readonly line: string
}

export const finding = (
  id: FindingId,
  detail: string,
  where: Finding['where'],
  line: string,
): Finding => ({ id, title: catalogue[id].title.replaceAll('`', ''), detail, where, line })
