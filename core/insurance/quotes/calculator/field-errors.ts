import type { ClientError } from '../../../foundation/errors/client-error.ts'
import type { WordingParams } from '../../../foundation/wording/wording.ts'

/** A field error: the server's text, or a key in the `errors` wording. */
export type FieldError =
  | { readonly text: string }
  | { readonly key: string; readonly params?: WordingParams }

/** Field errors by wire path: `account.revenue`, `contact.email`. */
export type FieldErrors = Readonly<Record<string, FieldError>>

/** A quote's body contains the pricing input, whose fields have the same names. */
const withoutWrapper = (path: string): string => path.replace(/^initialRequestData\./, '')

/**
 * The field errors of an error response, by field. Errors without a field are covered by its
 * message.
 */
export const fieldErrorsOf = (error: ClientError): FieldErrors =>
  Object.fromEntries(
    error.fieldErrors.flatMap(({ field, message }) =>
      field === undefined ? [] : [[withoutWrapper(field), { text: message }]],
    ),
  )

/** The field errors that remain after a field, or one below it, has changed. */
export const withoutField = (fieldErrors: FieldErrors, field: string): FieldErrors => {
  const left = Object.entries(fieldErrors).filter(
    ([path]) => path !== field && !path.startsWith(`${field}.`),
  )
  return left.length === Object.keys(fieldErrors).length ? fieldErrors : Object.fromEntries(left)
}

/** The field of the first error. */
export const firstFieldOf = (fieldErrors: FieldErrors): string | undefined =>
  Object.keys(fieldErrors)[0]
