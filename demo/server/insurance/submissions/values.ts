import { currencyOf, type Region } from '#core/foundation/region/regions.ts'
import { plainNumbers } from '#core/insurance/accounts/details-form.ts'
import { submissionFieldErrors, type FieldValues } from '#core/insurance/submissions/checks.ts'
import { submissionFields, type SubmissionField } from '#core/insurance/submissions/fields.ts'
import type { Submission } from '#core/insurance/submissions/model.ts'
import { findIndustry, knownCode } from '../../directory/industry-codes/industries.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { stateErrors } from '../accounts/new-account.ts'
import type { StoredValue } from './tables.ts'

/** The texts of values, by field. */
export const textsOf = (values: readonly StoredValue[]): FieldValues =>
  Object.fromEntries(values.map(({ field, value }) => [field, value]))

/** The value of a field; undefined where it has none. */
export const valueIn = (
  values: readonly StoredValue[],
  wanted: SubmissionField,
): string | undefined => values.find(({ field }) => field === wanted)?.value

/** In the order of the form. */
const inOrder = (values: readonly StoredValue[]): readonly StoredValue[] =>
  values.toSorted(
    (one, other) => submissionFields.indexOf(one.field) - submissionFields.indexOf(other.field),
  )

/** Values with their industry as the table of the region names it, and their numbers as plain texts. */
export const normalised = (region: Region, typed: FieldValues): FieldValues => ({
  ...plainNumbers(currencyOf[region], typed),
  ...(typed.naicsCode && { naicsCode: knownCode(region, typed.naicsCode) }),
})

const industryErrors = (region: Region, code: string | undefined) =>
  code && findIndustry(region, code) === undefined
    ? [{ field: 'naicsCode', code: 'industryRequired' } as const]
    : []

/** Errors of typed values, at their fields. */
export const mustFit = (region: Region, now: Date, typed: FieldValues): void => {
  const own = submissionFieldErrors({ region, year: now.getUTCFullYear() }, typed)
  const isRefused = own.some(({ field }) => field === 'naicsCode')
  const fieldErrors = [
    ...own,
    ...stateErrors(region, typed.state),
    ...(isRefused ? [] : industryErrors(region, typed.naicsCode)),
  ].map(({ field, code }) => ({ field: `fields.${field}`, code }))
  if (fieldErrors.length > 0) throw new ApiError('invalidInput', { fieldErrors })
}

/** The values after a person typed some: these are certified, and an empty one is removed. */
export const withTyped = (
  values: readonly StoredValue[],
  typed: FieldValues,
): readonly StoredValue[] => {
  const changed = submissionFields.filter((field) => typed[field] !== undefined)
  const kept = values.filter(({ field }) => !changed.includes(field))
  const own = changed.flatMap((field): StoredValue[] => {
    const value = typed[field]
    return value ? [{ field, value, score: 1, isCertified: true, source: null }] : []
  })
  return inOrder([...kept, ...own])
}

/** Values that fit, and those of a file that do not. */
export const fitting = (
  region: Region,
  now: Date,
  values: readonly StoredValue[],
): { values: readonly StoredValue[]; unread: Submission['unread'] } => {
  const errors = submissionFieldErrors({ region, year: now.getUTCFullYear() }, textsOf(values))
  const isWrong = ({ field }: StoredValue): boolean => errors.some((each) => each.field === field)
  return {
    values: values.filter((each) => !isWrong(each)),
    unread: values.filter(isWrong).map(({ field, value, source }) => ({
      source: source ?? field,
      value,
      reason: 'invalid' as const,
    })),
  }
}
