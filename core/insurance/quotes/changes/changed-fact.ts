import type { FactChange } from './endpoints.ts'

/** The text of the subjectivity that a change is of, which its status follows. */
export const changedSubjectivity = ({
  field,
  after,
}: Pick<FactChange, 'field' | 'after'>): string | undefined =>
  field === 'subjectivity' ? (after?.slice(0, after.lastIndexOf(': ')) ?? '') : undefined

/** The fact that a change is of, which no other change of an answer has: subjectivities share a field. */
export const changedFact = (change: Pick<FactChange, 'subject' | 'field' | 'after'>): string =>
  [change.subject, change.field, changedSubjectivity(change) ?? ''].join(' ').trim()
