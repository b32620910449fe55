import type { ClientError } from '#core/foundation/errors/client-error.ts'
import { errorReasons } from './error-reasons.ts'

/** The errors of a failed call, as a form shows them. */
export interface MarkedFields<Name extends string> {
  /** The messages of its own fields. */
  readonly errors: { readonly [_ in Name]?: string }
  /** The error message of the call; all reasons when none belongs to a field of the form. */
  readonly failure: string
}

/** Marks the fields of a form that an error lists. */
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
