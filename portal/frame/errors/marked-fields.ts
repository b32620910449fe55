import type { ClientError } from '#core/foundation/errors/client-error.ts'
import { errorReasons } from './error-reasons.ts'

/** What a form shows of a failed call. */
export interface MarkedFields<Name extends string> {
  /** The messages of its own fields. */
  readonly errors: { readonly [_ in Name]?: string }
  /** Why the call failed; the reasons when none belongs to a field of the form. */
  readonly failure: string
}

/** Marks the fields of a form that an error names. */
export const markedFields = <Name extends string>(
  error: ClientError,
  names: readonly Name[],
): MarkedFields<Name> => {
  const errors: { [_ in Name]?: string } = {}
  for (const name of names) {
    const own = error.fieldErrors.find(({ field }) => field === name)
    if (own) errors[name] = own.message
  }
  const isMarked = Object.keys(errors).length > 0
  return { errors, failure: isMarked ? error.message : errorReasons(error) }
}
