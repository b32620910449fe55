import { createEmitter, type Emitter } from '../host/emitter.ts'
import type { Stop } from '../host/host.ts'
import { mfaTypes } from './mfa-type.ts'
import { fieldErrorsIn, keyOfCode, type CodedFieldError } from '../validation/field-errors.ts'
import type { WordingKey } from '../wording/namespaces.ts'
import type { Wording, WordingParams } from '../wording/wording.ts'
import {
  ClientError,
  type ClientErrorFields,
  type ErrorPhase,
  type FieldError,
} from './client-error.ts'
import { chooseMessage } from './choose-message.ts'

/** Events for the rest of the client (spec 1 §8). */
export interface ErrorEvents {
  /** Every failed call except cancelled ones. */
  'api:error': ClientError
  /** An error response to a foreground call, which its view shows. */
  'api:error:view': ClientError
  /** A server error to show as a notification. */
  'api:error:5xx': ClientError
  /** 500 or 502 on an auth path, with the text to show. */
  'api:error:auth': string
}

/** A response outside 2xx, as received. */
export interface ErrorResponse {
  readonly status: number
  readonly path: string
  readonly body: unknown
  readonly requestId: string
  readonly retryAfter?: number
  /**
   * Set for background calls and for forms that show the error themselves: only `api:error` is
   * published.
   */
  readonly isQuiet?: boolean
  /** Set for background calls, whose errors no view shows. */
  readonly isBackground?: boolean
}

/**
 * Errors that the client detects. Each has a text in the `common` wording, which is always loaded.
 */
export type ClientCode =
  | 'keyMissing'
  | 'tokenUnreadable'
  | 'regionRefused'
  | 'timedOut'
  | 'sessionTimedOut'
  | 'frameTimedOut'
  | 'frameBlocked'

export interface Errors {
  on<Name extends keyof ErrorEvents>(
    name: Name,
    listener: (detail: ErrorEvents[Name]) => void,
  ): Stop
  /** Creates the client error of an error response and publishes its events. */
  refused(refused: ErrorResponse): ClientError
  /** Creates a `ClientError` from any other caught value; returns a `ClientError` unchanged. */
  caught(cause: unknown, phase: ErrorPhase): ClientError
  /** Copies an error of another platform on the page as an error of this one, and publishes it. */
  relayed(error: unknown): unknown
  /**
   * Creates an error about the page's markup, with a message for its developer. It is not
   * published.
   */
  markupError(code: 'attributeInvalid', message: string): ClientError
  /** Creates a client error by its code; `params` fill its text. */
  ofCode(code: ClientCode, phase: ErrorPhase, params?: WordingParams): ClientError
}

/** Codes of the errors that the client detects. */
const codeOfPhase = {
  input: 'invalidInput',
  network: 'networkFailed',
  answer: 'refused',
  decode: 'unreadableAnswer',
  cancel: 'cancelled',
  load: 'loadFailed',
  render: 'viewFailed',
} as const satisfies Record<ErrorPhase, string>

const messageOfPhase = {
  input: 'errors:invalidInput',
  network: 'common:failure.other',
  answer: 'common:failure.other',
  decode: 'common:failure.other',
  cancel: 'common:failure.cancelled',
  load: 'common:failure.other',
  render: 'common:failure.other',
} as const satisfies Record<ErrorPhase, WordingKey>

const retryableStatuses: readonly number[] = [429, 502, 503, 504]
const authServerErrors: readonly number[] = [500, 502]

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const fieldErrorsOf = (errors: unknown): readonly FieldError[] =>
  Array.isArray(errors)
    ? errors.map((each: unknown) => {
        const { code, detail, field } = recordOf(each)
        const fieldError = { code: textOf(code), message: textOf(detail) }
        return typeof field === 'string' ? { ...fieldError, field } : fieldError
      })
    : []

/** The second factor that an error response asks for; unknown kinds read as `unknown`. */
const mfaTypeOf = (value: unknown): Pick<ClientErrorFields, 'mfaType'> =>
  typeof value === 'string' ? { mfaType: mfaTypes.find((each) => each === value) ?? 'unknown' } : {}

/** Creates errors of one shape and reports them to subscribers. */
export const createErrors = (input: {
  readonly instanceId: string
  readonly wording: Wording
  /** Base address of the error pages: `https://parapet.example/docs/errors`. */
  readonly docsBase: string
  readonly isOffline: () => boolean
  /**
   * Our text for an error code where the server's would not help this user, who came by a page or
   * link.
   */
  readonly ownText?: (code: string) => WordingKey | undefined
}): Errors => {
  const events: Emitter<ErrorEvents> = createEmitter()
  const { instanceId, wording } = input

  const make = (
    fields: Pick<ClientErrorFields, 'code' | 'phase' | 'message'> & Partial<ClientErrorFields>,
    cause?: unknown,
  ): ClientError =>
    new ClientError(
      {
        retryable: fields.phase === 'network' || fields.phase === 'load',
        requestId: '',
        instanceId,
        docsUrl: `${input.docsBase}#${encodeURIComponent(fields.code)}`,
        status: 0,
        fieldErrors: [],
        ...fields,
      },
      cause,
    )

  /** Texts of fields are loaded with the first form; before that the message is the general one. */
  const messageOf = (key: WordingKey): string =>
    wording.t(wording.has(key) ? key : 'common:failure.other')

  const textOfFieldError = ({ code, params, field }: CodedFieldError): FieldError => {
    const key = keyOfCode(code)
    const message = wording.has(key) ? wording.t(key, params) : messageOf('errors:invalidInput')
    return field === undefined ? { code, message } : { code, message, field }
  }

  const publish = (error: ClientError, path = '', isQuiet = false): void => {
    if (error.phase === 'cancel') return
    events.emit('api:error', error)
    if (isQuiet) return
    if (error.status >= 500) events.emit('api:error:5xx', error)
    if (path.startsWith('/api/auth/') && authServerErrors.includes(error.status)) {
      events.emit('api:error:auth', wording.t('common:failure.authServer'))
    }
  }

  return {
    on: (name, listener) => events.on(name, listener),
    refused({ status, path, body, requestId, retryAfter, isQuiet, isBackground }) {
      const { code, errors, mfaType, requestId: bodyRequestId } = recordOf(body)
      const own = input.ownText?.(textOf(code))
      const chosen = own === undefined ? chooseMessage(status, body) : { key: own }
      const error = make({
        code: textOf(code) || codeOfPhase.answer,
        phase: 'answer',
        retryable: retryableStatuses.includes(status),
        message: 'key' in chosen ? wording.t(chosen.key) : chosen.text,
        requestId: requestId || textOf(bodyRequestId),
        status,
        fieldErrors: fieldErrorsOf(errors),
        ...mfaTypeOf(mfaType),
        ...(retryAfter === undefined ? {} : { retryAfter }),
      })
      publish(error, path, isQuiet)
      if (isBackground !== true) events.emit('api:error:view', error)
      return error
    },
    caught(cause, phase) {
      if (cause instanceof ClientError) return cause
      // When offline the message says so, because the server is not the cause.
      if ((phase === 'network' || phase === 'load') && input.isOffline()) {
        const error = make(
          { code: 'offline', phase, message: wording.t('common:failure.offline') },
          cause,
        )
        publish(error)
        return error
      }
      const fieldErrors = phase === 'input' ? fieldErrorsIn(cause).map(textOfFieldError) : []
      const message = messageOf(messageOfPhase[phase])
      const error = make({ code: codeOfPhase[phase], phase, message, fieldErrors }, cause)
      publish(error)
      return error
    },
    relayed(error) {
      if (!(error instanceof ClientError)) return error
      const { code, phase, message, retryable, requestId, docsUrl, status, fieldErrors } = error
      const details = { code, phase, message, retryable, requestId, docsUrl, status, fieldErrors }
      const own = make(
        error.retryAfter === undefined ? details : { ...details, retryAfter: error.retryAfter },
        error,
      )
      publish(own)
      return own
    },
    markupError: (code, message) => make({ code, phase: 'input', message }),
    ofCode(code, phase, params) {
      const error = make({ code, phase, message: wording.t(`common:failure.${code}`, params) })
      publish(error)
      return error
    },
  }
}
