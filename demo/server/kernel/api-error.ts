import { statusOf, type ErrorCode } from '#core/error-catalogue.ts'
import type { MfaType } from '#core/foundation/errors/mfa-type.ts'
import type { WordingKey } from '#core/foundation/wording/namespaces.ts'
import type { Limit } from './limits/model.ts'

/** One error of a field; `code` is a wording key of the `errors` namespace, `params` fill its text. */
export interface FieldError {
  readonly code: string
  readonly field?: string
  readonly params?: Readonly<Record<string, string | number>>
}

/** Maximum field errors in one response. */
export const maxFieldErrors = 20

const maxKeyLength = 64
const maxFieldLength = 256

const cut = (text: string, max: number): string =>
  text.length > max ? `${text.slice(0, max - 1)}…` : text

/** The dotted name of a field; keys come from the caller, so long ones are cut. */
export const fieldOf = (path: readonly PropertyKey[]): string =>
  cut(path.map((key) => cut(String(key), maxKeyLength)).join('.'), maxFieldLength)

/** A limit on how often a response is sent, with the text of the 429 above it. */
export interface Counted {
  readonly name: string
  readonly subject: string
  readonly limit: Limit
  readonly text: WordingKey
}

interface More {
  /** A more specific text than that of the code. */
  readonly text?: WordingKey
  readonly params?: Readonly<Record<string, string | number>>
  readonly fieldErrors?: readonly FieldError[]
  readonly headers?: Readonly<Record<string, string>>
  readonly mfaType?: MfaType
  /** The record that conflicts with the call. */
  readonly recordId?: string
  readonly counted?: Counted
}

/** A code of the error catalogue, with the further fields of the response. */
export type ApiErrorInput = readonly [code: ErrorCode, more?: More]

/**
 * Thrown by a service to return an error, with the status of the code's definition. The route
 * helper turns it into the wire shape.
 */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly text: WordingKey | undefined
  readonly params: Readonly<Record<string, string | number>>
  readonly fieldErrors: readonly FieldError[]
  readonly headers: Readonly<Record<string, string>>
  /** The second factor to ask for; with 307 `mfaRequired` only. */
  readonly mfaType: MfaType | undefined
  readonly recordId: string | undefined
  /** Limits responses that disclose something. */
  readonly counted: Counted | undefined

  constructor(...[code, more = {}]: ApiErrorInput) {
    super(code)
    this.status = statusOf(code)
    this.code = code
    this.text = more.text
    this.params = more.params ?? {}
    this.fieldErrors = (more.fieldErrors ?? []).slice(0, maxFieldErrors)
    this.recordId = more.recordId
    this.headers = more.headers ?? {}
    this.mfaType = more.mfaType
    this.counted = more.counted
  }
}

/** An error at one field of the input. */
export const fieldError = (code: string, field: string): ApiError =>
  new ApiError('invalidInput', { fieldErrors: [{ code, field }] })

export const notFound = (): ApiError => new ApiError('notFound')
