import type { ClientError } from '../../../foundation/errors/client-error.ts'
import type { WordingParams } from '../../../foundation/wording/wording.ts'

/** A field error: a text of the server, or a key of our `errors` wording. */
export type FieldError =
  | { readonly text: string }
  | { readonly key: string; readonly params?: WordingParams }

/** Field errors by the field's path on the wire: `account.revenue`, `contact.email`. */
export type FieldErrors = Readonly<Record<string, FieldError>>

/** A saved quote contains the whole input of the pricing call; its fields have the same names. */
const withoutWrapper = (path: string): string => path.replace(/^initialRequestData\./, '')

/**
 * The field errors in an error answer, by field; those without a field are covered by its message.
 */
export const fieldErrorsOf = (error: ClientError): FieldErrors =>
  Object.fromEntries(
    error.fieldErrors.flatMap(({ field, message }) =>
      field === undefined ? [] : [[withoutWrapper(field), { text: message }]],
    ),
  )

/** The remaining field errors after a field, or something below it, has changed. */
export const withoutField = (fieldErrors: FieldErrors, field: string): FieldErrors => {
  const left = Object.entries(fieldErrors).filter(
    ([path]) => path !== field && !path.startsWith(`${field}.`),
  )
  return left.length === Object.keys(fieldErrors).length ? fieldErrors : Object.fromEntries(left)
}

/** The field of the first error. */
export const firstFieldOf = (fieldErrors: FieldErrors): string | undefined =>
  Object.keys(fieldErrors)[0]
