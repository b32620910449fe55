import type { ApplicationReading } from '#core/insurance/accounts/application/model.ts'
import type { SubmissionField } from '#core/insurance/submissions/fields.ts'
import { fieldNamed } from '../accounts/application/field-names.ts'
import { contactFieldNamed, isFullName, splitName } from './contact-names.ts'
import type { StoredValue } from './tables.ts'

/**
 * Scores of parsed values, by how the field was found. Invented figures; from 0.8 a value counts without
 * certification (`certainScore`).
 */
const scores = {
  /** By an unambiguous name. */
  named: 0.98,
  /** By a label next to the field's own name. */
  labelled: 0.85,
  /** A full name, split into first and last. */
  split: 0.75,
  /** By a name that applications use for different fields. */
  ambiguous: 0.6,
  /** The file has another value for the same field. */
  contradicted: 0.4,
} as const

/**
 * Names that can mean something else: a person's name, a state of health, the insured of another
 * policy.
 */
const ambiguous: ReadonlySet<string> = new Set([
  'name',
  'insured',
  'applicant',
  'established',
  'founded',
  'records',
  'entity',
  'st',
  'unit',
  'established year',
])

const scoreOf = (field: SubmissionField, source: string): number => {
  if (ambiguous.has(source.trim().toLowerCase())) return scores.ambiguous
  return fieldNamed(source) === field ? scores.named : scores.labelled
}

type Unread = ApplicationReading['unread'][number]

const scored = (
  field: SubmissionField,
  { source, value }: Pick<Unread, 'source' | 'value'>,
  score: number,
): StoredValue => ({ field, value, score, isCertified: false, source })

/** The contact fields that a value contains. */
const contactIn = (entry: Unread): readonly StoredValue[] => {
  if (entry.reason !== 'unknown') return []
  const field = contactFieldNamed(entry.source)
  if (field !== undefined) return [scored(field, entry, scores.named)]
  const split = isFullName(entry.source) ? splitName(entry.value) : undefined
  if (split === undefined) return []
  return [
    scored('contactFirstName', { ...entry, value: split[0] }, scores.split),
    scored('contactLastName', { ...entry, value: split[1] }, scores.split),
  ]
}

/** The reading of a submission: each value with its score, and the rest. */
export const scoreReading = ({
  fields,
  unread,
}: ApplicationReading): { values: readonly StoredValue[]; unread: readonly Unread[] } => {
  const repeated = new Set(
    unread.flatMap(({ reason, source }) => (reason === 'repeated' ? [fieldNamed(source)] : [])),
  )
  const own = fields.flatMap(({ field, source, value }): StoredValue[] =>
    field === 'unknown'
      ? []
      : [
          scored(
            field,
            { source, value },
            repeated.has(field) ? scores.contradicted : scoreOf(field, source),
          ),
        ],
  )
  const contact = new Map<string, StoredValue>()
  for (const value of unread.flatMap(contactIn))
    if (!contact.has(value.field)) contact.set(value.field, value)
  return {
    values: [...own, ...contact.values()],
    unread: unread.filter((entry) => contactIn(entry).length === 0),
  }
}
