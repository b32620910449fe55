import type { ClientError } from '../../../foundation/errors/client-error.ts'
import type { WordingParams } from '../../../foundation/wording/wording.ts'

/** A field error: a text of the server's, or the key of one of ours in `errors`. */
export type FieldError =
  { readonly text: string } | { readonly key: string; readonly params?: WordingParams }

/** Field errors by the path that the field has on the wire: `account.revenue`, `contact.email`. */
export type FieldErrors = Readonly<Record<string, FieldError>>

/** A saved quote holds the pricing call's input whole; its fields keep their own names. */
const withoutWrapper = (path: string): string => path.replace(/^initialRequestData\./, '')

/** The field errors an error answer names, by field; those without a field are left to its message. */
export const fieldErrorsOf = (error: ClientError): FieldErrors =>
  Object.fromEntries(
    error.fieldErrors.flatMap(({ field, message }) =>
      field === undefined ? [] : [[withoutWrapper(field), { text: message }]],
    ),
  )

/** The field errors left once a field, and whatever stands under it, has changed. */
export const withoutField = (fieldErrors: FieldErrors, field: string): FieldErrors => {
  const left = Object.entries(fieldErrors).filter(
    ([path]) => path !== field && !path.startsWith(`${field}.`),
  )
  return left.length === Object.keys(fieldErrors).length ? fieldErrors : Object.fromEntries(left)
}
