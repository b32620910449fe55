import type { WireError, WireFieldError } from '#core/foundation/errors/wire.ts'
import type { Locale } from '#core/foundation/region/regions.ts'
import { ApiError, type FieldError, type ApiErrorInput } from '../api-error.ts'
import { brokenConnection, databaseCodeOf, isStorageFull } from '../database/error-code.ts'
import { keyOfText, type ServerWording } from '../wording.ts'

/** The facts about a failed request. */
export interface FailureContext {
  readonly wording: ServerWording
  readonly locale: Locale
  readonly requestId: string
}

type Params = Readonly<Record<string, string | number>>

/** `account.yearEstablished` → `Year established`: the label of a field without one of its own; of the whole, the body. */
const labelOf = (field: string | undefined): string => {
  const last = field?.split('.').at(-1) || 'body'
  const words = last.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What decides the language of a text. */
type TextContext = Pick<FailureContext, 'wording' | 'locale'>

const textOf = ({ wording, locale }: TextContext, code: string, params: Params): string => {
  const key = keyOfText(wording, code)
  return wording.in(locale)(key ?? 'common:failure.other', params)
}

/** An error of a field with its text. */
export const fieldErrorOf = (
  context: TextContext,
  { code, field, params = {} }: FieldError,
): WireFieldError => ({
  code,
  detail: textOf(context, code, { label: labelOf(field), ...params }),
  ...(field && { field }),
})

/** The wire error of an error answer, in the caller's language. */
export const wireErrorOf = (apiError: ApiError, context: FailureContext): WireError => ({
  status: apiError.status,
  code: apiError.code,
  detail: textOf(context, apiError.text ?? apiError.code, apiError.params),
  ...(apiError.fieldErrors.length > 0 && {
    errors: apiError.fieldErrors.map((fieldError) => fieldErrorOf(context, fieldError)),
  }),
  ...(apiError.recordId !== undefined && { recordId: apiError.recordId }),
  ...(apiError.mfaType && { mfaType: apiError.mfaType }),
  requestId: context.requestId,
})

const soon = { headers: { 'Retry-After': '1' } }

/** Database errors that are caused by the request or by load, not by a defect. */
const databaseErrors: readonly (readonly [pattern: RegExp, words: ApiErrorInput])[] = [
  // a value outside a column's range
  [/^22/, ['invalidInput']],
  // a key that exists already, or a record that was deleted meanwhile
  [/^2350[35]$/, ['conflict']],
  [/^(40001|40P01|55P03)$/, ['busy', soon]],
  // a statement timeout, or no connection left
  [/^(57014|53)/, ['overloaded', soon]],
  [brokenConnection, ['unavailable', soon]],
]

/** Any error as an ApiError; undefined when it is a defect. */
export const apiErrorOf = (error: unknown): ApiError | undefined => {
  if (error instanceof ApiError) return error
  const code = databaseCodeOf(error)
  if (isStorageFull(code)) return new ApiError('storageFull')
  const row = databaseErrors.find(([pattern]) => code !== undefined && pattern.test(code))
  return row && new ApiError(...row[1])
}
