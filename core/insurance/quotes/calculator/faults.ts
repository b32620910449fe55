import type { ClientError } from '../../../foundation/errors/client-error.ts'
import type { WordingParams } from '../../../foundation/wording/wording.ts'

/** A fault of a field: a text of the server's, or the key of one of ours in `errors`. */
export type Fault =
  { readonly text: string } | { readonly key: string; readonly params?: WordingParams }

/** Faults by the path that the field has on the wire: `account.revenue`, `contact.email`. */
export type Faults = Readonly<Record<string, Fault>>

/** A saved quote holds the pricing call's input whole; its fields keep their own names. */
const withoutWrapper = (path: string): string => path.replace(/^initialRequestData\./, '')

/** The faults an error answer names, by field; those without a field are left to its message. */
export const faultsOf = (error: ClientError): Faults =>
  Object.fromEntries(
    error.faults.flatMap(({ field, message }) =>
      field === undefined ? [] : [[withoutWrapper(field), { text: message }]],
    ),
  )

/** The faults left once a field, and whatever stands under it, has changed. */
export const withoutField = (faults: Faults, field: string): Faults => {
  const left = Object.entries(faults).filter(
    ([path]) => path !== field && !path.startsWith(`${field}.`),
  )
  return left.length === Object.keys(faults).length ? faults : Object.fromEntries(left)
}
