import * as z from 'zod/mini'
import type { Region } from '#core/foundation/region/regions.ts'
import { submissionFieldErrors } from '#core/insurance/submissions/field-errors.ts'
import { submissionFields, type SubmissionField } from '#core/insurance/submissions/fields.ts'

/** Values of a submission in a form; empty if there is none. */
export type SubmissionValues = { readonly [Field in SubmissionField]: string }

/** `fromEntries` loses the key types. */
const mapFields = <Value>(value: (field: SubmissionField) => Value) =>
  Object.fromEntries(submissionFields.map((field) => [field, value(field)])) as {
    [Field in SubmissionField]: Value
  }

/** The shapes of all values. */
export const valueTexts = mapFields(() => z.string())

/** The form with these values. */
export const valuesOf = (
  known: readonly { readonly field: string; readonly value: string }[] = [],
): SubmissionValues => mapFields((field) => known.find((each) => each.field === field)?.value ?? '')

/** The filled-in values, optionally of some fields only. */
export const filledValues = (
  values: SubmissionValues,
  fields: readonly SubmissionField[] = submissionFields,
): Partial<SubmissionValues> =>
  Object.fromEntries(
    fields.flatMap((field) => (values[field].trim() === '' ? [] : [[field, values[field]]])),
  )

/** Validates values by the rules of the call; `needed` fields are required. */
export const valueCheck = <Form extends SubmissionValues>(
  at: { readonly region: Region; readonly year: number },
  needed: readonly SubmissionField[] = [],
) =>
  z.check<Form>(({ value, issues }) => {
    for (const { field, code } of submissionFieldErrors(at, value))
      issues.push({ code: 'custom', input: value, path: [field], message: code })
    for (const field of needed)
      if (value[field].trim() === '')
        issues.push({ code: 'custom', input: value, path: [field], message: 'required' })
  })

/** The form's field for an error of the call. */
export const valueField = (name: string): string => name.replace(/^fields\./, '')
