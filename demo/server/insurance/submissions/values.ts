import { currencyOf, type Region } from '#core/foundation/region/regions.ts'
import { domainOf } from '#core/foundation/validation/domain.ts'
import { emailOf } from '#core/foundation/validation/email.ts'
import { assignablePhone } from '#core/foundation/validation/numbering-plan.ts'
import { formatPhone } from '#core/foundation/validation/phone.ts'
import { formatPostalCode } from '#core/foundation/validation/postal-code.ts'
import { unicodeDomain } from '#core/foundation/validation/unicode-domain.ts'
import { plainNumbers } from '#core/insurance/accounts/details-form.ts'
import {
  submissionFieldErrors,
  type FieldValues,
  type SubmissionFieldError,
} from '#core/insurance/submissions/field-errors.ts'
import { submissionFields, type SubmissionField } from '#core/insurance/submissions/fields.ts'
import type { Submission } from '#core/insurance/submissions/model.ts'
import { findIndustry, knownCode } from '../../directory/industry-codes/industries.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { companyDomainError } from '../../kernel/domains/company-domain.ts'
import { stateErrors } from '../accounts/new-account.ts'
import type { StoredValue } from './tables.ts'

/** The texts of values, by field. */
export const textsOf = (values: readonly StoredValue[]): FieldValues =>
  Object.fromEntries(values.map(({ field, value }) => [field, value]))

/** The value of a field; undefined without one. */
export const valueIn = (
  values: readonly StoredValue[],
  wanted: SubmissionField,
): string | undefined => values.find(({ field }) => field === wanted)?.value

/** Sorts values in the order of the form. */
const inFieldOrder = (values: readonly StoredValue[]): readonly StoredValue[] =>
  values.toSorted(
    (one, other) => submissionFields.indexOf(one.field) - submissionFields.indexOf(other.field),
  )

/** A phone number in the region's format; other text stays as it is. */
const writtenNumberOf = (region: Region, text: string): string =>
  formatPhone(region, assignablePhone(region, text) ?? text)

/** Normalises values for storage: plain numbers; codes and addresses as account forms store them. */
export const normalisedValues = (region: Region, typed: FieldValues): FieldValues => ({
  ...plainNumbers(currencyOf[region], typed),
  ...(typed.naicsCode && { naicsCode: knownCode(region, typed.naicsCode) }),
  ...(typed.zipCode && { zipCode: formatPostalCode(region, typed.zipCode) }),
  ...(typed.domainName && { domainName: unicodeDomain(domainOf(typed.domainName)) }),
  ...(typed.phoneNumber && { phoneNumber: writtenNumberOf(region, typed.phoneNumber) }),
  ...(typed.contactPhone && { contactPhone: writtenNumberOf(region, typed.contactPhone) }),
  ...(typed.contactEmail && { contactEmail: emailOf(typed.contactEmail) }),
})

const phoneFields = ['phoneNumber', 'contactPhone'] as const

/**
 * The errors that only the server can find, from its tables of states, industries, domains and phone
 * numbers.
 */
const tableErrors = (region: Region, values: FieldValues): readonly SubmissionFieldError[] => {
  const { state, naicsCode, domainName } = values
  const domainCode = domainName ? companyDomainError(domainName) : undefined
  return [
    ...stateErrors(region, state).map(({ code }) => ({ field: 'state', code }) as const),
    ...(naicsCode && findIndustry(region, naicsCode) === undefined
      ? [{ field: 'naicsCode', code: 'industryRequired' } as const]
      : []),
    ...(domainCode === undefined ? [] : [{ field: 'domainName', code: domainCode } as const]),
    ...phoneFields.flatMap((field) => {
      const text = values[field]
      return text && assignablePhone(region, text) === null
        ? [{ field, code: 'phoneInvalid' } as const]
        : []
    }),
  ]
}

/** All errors of values, one per field. */
const errorsOf = (region: Region, now: Date, values: FieldValues) => {
  const own = submissionFieldErrors({ region, year: now.getUTCFullYear() }, values)
  const isOpen = ({ field }: SubmissionFieldError): boolean =>
    own.every((error) => error.field !== field)
  return [...own, ...tableErrors(region, values).filter(isOpen)]
}

/** Rejects invalid typed values, with errors at their fields. */
export const assertValidValues = (region: Region, now: Date, typed: FieldValues): void => {
  const fieldErrors = errorsOf(region, now, typed).map(({ field, code }) => ({
    field: `fields.${field}`,
    code,
  }))
  if (fieldErrors.length > 0) throw new ApiError('invalidInput', { fieldErrors })
}

/** Merges typed values: they are certified, and an empty one removes the stored value. */
export const withTypedValues = (
  values: readonly StoredValue[],
  typed: FieldValues,
): readonly StoredValue[] => {
  const changed = submissionFields.filter((field) => typed[field] !== undefined)
  const others = values.filter(({ field }) => !changed.includes(field))
  const own = changed.flatMap((field): StoredValue[] => {
    const value = typed[field]
    return value ? [{ field, value, score: 1, isCertified: true, source: null }] : []
  })
  return inFieldOrder([...others, ...own])
}

/** Splits a file's values into valid ones and unread ones. */
export const splitByValidity = (
  region: Region,
  now: Date,
  values: readonly StoredValue[],
): { values: readonly StoredValue[]; unread: Submission['unread'] } => {
  const texts = normalisedValues(region, textsOf(values))
  const errors = errorsOf(region, now, texts)
  const isWrong = ({ field }: StoredValue): boolean => errors.some((each) => each.field === field)
  return {
    values: values
      .filter((each) => !isWrong(each))
      .map((each) => ({ ...each, value: texts[each.field] ?? each.value })),
    unread: values.filter(isWrong).map(({ field, value, source }) => ({
      source: source ?? field,
      value,
      reason: 'invalid' as const,
    })),
  }
}
