import type { ActivityChange } from '#core/platform/activity/model.ts'

/** Maximum fields of an entry, enough for a submission, and maximum characters of a value. */
const maxChanges = 60
const maxValueLength = 400

/** Values of a record by field. */
export type Values = Readonly<Record<string, unknown>>

/** Sorts the members of a map, because databases do not preserve their order. */
const sorted = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value

const isText = (value: unknown): value is string => typeof value === 'string'

/** Formats lists of texts and addresses with commas; other values are unchanged. */
const written = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  const parts: readonly unknown[] = Array.isArray(value)
    ? value
    : Object.values(sorted('', value) as object).filter((part) => part !== undefined)
  return parts.every(isText) ? parts.filter((part) => part !== '').join(', ') : value
}

const textOf = (input: unknown): string | null => {
  const value = written(input)
  if (value === undefined || value === null || value === '') return null
  const text = typeof value === 'string' ? value : JSON.stringify(value, sorted)
  const letters = Array.from(text)
  return letters.length > maxValueLength
    ? `${letters.slice(0, maxValueLength - 1).join('')}…`
    : text
}

/** The fields that differ between two versions of a record, with both values as texts. */
export const changesBetween = (
  before: Values,
  after: Values,
  fields: readonly string[] = [...new Set([...Object.keys(before), ...Object.keys(after)])],
): readonly ActivityChange[] =>
  fields
    .map((field) => ({ field, before: textOf(before[field]), after: textOf(after[field]) }))
    .filter((change) => change.before !== change.after)
    .slice(0, maxChanges)
