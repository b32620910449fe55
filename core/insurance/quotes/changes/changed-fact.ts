import type { FactChange } from './endpoints.ts'

/** The text of the changed subjectivity, which comes before its status. */
export const changedSubjectivity = ({
  field,
  after,
}: Pick<FactChange, 'field' | 'after'>): string | undefined =>
  field === 'subjectivity' ? (after?.slice(0, after.lastIndexOf(': ')) ?? '') : undefined

/**
 * A key that is unique among the changes of one response. Subjectivities share a field, so the field
 * alone is not enough.
 */
export const changedFact = (change: Pick<FactChange, 'subject' | 'field' | 'after'>): string =>
  [change.subject, change.field, changedSubjectivity(change) ?? ''].join(' ').trim()
