import type { MfaType } from './mfa-type.ts'

/**
 * The phase in which a call failed: the input was invalid, no response arrived, the response was an
 * error, the response was unreadable, the caller cancelled, code or wording did not load, or a view
 * threw.
 */
export type ErrorPhase = 'input' | 'network' | 'answer' | 'decode' | 'cancel' | 'load' | 'render'

/** An error of one field; `message` is a text in the viewer's locale. */
export interface FieldError {
  readonly code: string
  readonly message: string
  /** Dotted path into the body: `account.revenue`; absent when the whole input is invalid. */
  readonly field?: string
}

export interface ClientErrorFields {
  /** The code of an entry in the error catalogue. */
  readonly code: string
  readonly phase: ErrorPhase
  /** Whether repeating the call later may succeed: network and load failures, 429, 502 to 504. */
  readonly retryable: boolean
  /** The message for the user, chosen by spec 1 §8. */
  readonly message: string
  /** The server's id of the request, for support; empty when no response arrived. */
  readonly requestId: string
  /** The platform that failed; distinguishes two elements on one page. */
  readonly instanceId: string
  /** The address of the documentation page of this error. */
  readonly docsUrl: string
  /** HTTP status; 0 when no response arrived. */
  readonly status: number
  readonly fieldErrors: readonly FieldError[]
  /** Seconds to wait, when the server sent them (429, 503). */
  readonly retryAfter?: number
  /** The second factor that a sign-in asks for; with 307 `mfaRequired` only (spec 1 §4). */
  readonly mfaType?: MfaType | 'unknown'
}

/** The only error that core throws. */
export class ClientError extends Error implements ClientErrorFields {
  override readonly name = 'ClientError'
  readonly code: string
  readonly phase: ErrorPhase
  readonly retryable: boolean
  readonly requestId: string
  readonly instanceId: string
  readonly docsUrl: string
  readonly status: number
  readonly fieldErrors: readonly FieldError[]
  readonly retryAfter?: number
  readonly mfaType?: MfaType | 'unknown'

  constructor(fields: ClientErrorFields, cause?: unknown) {
    super(fields.message, cause === undefined ? undefined : { cause })
    this.code = fields.code
    this.phase = fields.phase
    this.retryable = fields.retryable
    this.requestId = fields.requestId
    this.instanceId = fields.instanceId
    this.docsUrl = fields.docsUrl
    this.status = fields.status
    this.fieldErrors = fields.fieldErrors
    if (fields.retryAfter !== undefined) this.retryAfter = fields.retryAfter
    if (fields.mfaType !== undefined) this.mfaType = fields.mfaType
  }
}

/**
 * Whether the user may try again. Includes errors that are not retried automatically: server
 * failures, unreadable responses, broken views, and ended sessions, which the page may renew.
 */
export const canRetry = ({ retryable, status, phase }: ClientErrorFields): boolean =>
  retryable || status === 401 || status >= 500 || phase === 'decode' || phase === 'render'

/** Whether the platform's rejection is final, so that the data stays unavailable. */
export const isFinal = (error: ClientErrorFields): boolean =>
  error.status >= 400 && !canRetry(error)

/** Whether the device was offline. This message takes precedence over the context's. */
export const isOffline = ({ code }: ClientError): boolean => code === 'offline'

/** Whether the call timed out. */
export const isTimeout = ({ code }: ClientError): boolean => code === 'timedOut'

/** Codes that repeat the phase; the context has a better message for them. */
const general: readonly string[] = [
  'networkFailed',
  'unreadableAnswer',
  'refused',
  'loadFailed',
  'viewFailed',
]

/** Whether the client found the cause itself, such as a missing key, and its message names it. */
export const namesCause = ({ status, code }: ClientError): boolean =>
  status === 0 && !general.includes(code)

/** Codes that only the page's developer can fix: its key, origin or region. */
const configurationErrors: readonly string[] = ['keyRefused', 'originRefused', 'regionRefused']

/** Whether the page's key is wrong, so that a new session or link of its visitor would not help. */
export const isConfigurationError = ({ code }: Pick<ClientError, 'code'>): boolean =>
  configurationErrors.includes(code)

/**
 * Whether the viewer has no access to the record, or no longer has it, and needs a new session or
 * link. A wrong key is not such an error.
 */
export const isRecordClosed = (error: Pick<ClientError, 'status' | 'code'>): boolean =>
  [401, 403, 404].includes(error.status) && !isConfigurationError(error)

/** Whether a caught value is a cancelled call, which is not reported. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof ClientError && error.phase === 'cancel'
