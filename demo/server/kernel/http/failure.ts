import type { WireError, WireFieldError } from '#core/foundation/errors/wire.ts'
import type { Locale } from '#core/foundation/region/regions.ts'
import { ApiError, type FieldError, type ApiErrorInput } from '../api-error.ts'
import { brokenConnection, databaseCodeOf, isStorageFull } from '../database/error-code.ts'
import { keyOfText, type ServerWording } from '../wording.ts'

/** The context of a failed request. */
export interface FailureContext {
  readonly wording: ServerWording
  readonly locale: Locale
  readonly requestId: string
}

type Params = Readonly<Record<string, string | number>>

/** The data that determines the language of a text. */
type TextContext = Pick<FailureContext, 'wording' | 'locale'>

/** Abbreviations in field names that are written in capitals. */
const acronyms = new Set([
  'api',
  'dba',
  'dmz',
  'duns',
  'ein',
  'fein',
  'id',
  'irpm',
  'mfa',
  'mga',
  'npn',
  'tria',
  'url',
])

/** `isFranchise` → `Franchise`, `agencyId` → `Agency`, `mgaFee` → `MGA fee`. */
const plainName = (name: string): string => {
  const words = name
    .replace(/^(is|has|use)(?=[A-Z])/, '')
    .replace(/(?<=[a-z])Id(s?)$/, '$1')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
    .split(' ')
    .map((word) => (acronyms.has(word) ? word.toUpperCase() : word))
    .join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * The label of a field in an error: `account.yearEstablished` → `Year established`. Technical names
 * have their own text. The label of an error without a field is the body.
 */
export const fieldLabel = ({ wording, locale }: TextContext, field: string | undefined): string => {
  const name = field?.split('.').findLast((part) => !/^\d*$/.test(part)) ?? 'body'
  const key = keyOfText(wording, `api-errors:fieldNames.${name}`)
  return key === undefined ? plainName(name) : wording.in(locale)(key)
}

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
  detail: textOf(context, code, { label: fieldLabel(context, field), ...params }),
  ...(field && { field }),
})

/** The wire error of an error response, in the caller's language. */
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

/** Database errors that the request or the load causes, not a defect. */
const databaseErrors: readonly (readonly [pattern: RegExp, words: ApiErrorInput])[] = [
  // a value outside a column's range
  [/^22/, ['invalidInput']],
  // a duplicate key, or a record that was deleted meanwhile
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
