import { createEmitter, type Emitter } from '../platform/emitter.ts'
import type { Stop } from '../platform/host.ts'
import type { Wording } from '../wording/wording.ts'
import { ClientError, type ErrorPhase, type FieldFault } from './client-error.ts'
import { chooseMessage } from './message.ts'

/** What the rest of the client can listen to (spec 1 §8). */
export interface ErrorEvents {
  /** Every failed call but cancelled ones. */
  'api:error': ClientError
  /** The server is in trouble; shown as a notification. */
  'api:error:5xx': ClientError
  /** 500 or 502 on an auth path, with the text to show. */
  'api:error:auth': string
}

/** An answer outside 2xx, as it came. */
export interface Refused {
  readonly status: number
  readonly path: string
  readonly body: unknown
  readonly requestId: string
  readonly retryAfter?: number
}

export interface Errors {
  on<Name extends keyof ErrorEvents>(
    name: Name,
    listener: (detail: ErrorEvents[Name]) => void,
  ): Stop
  /** The error of a refusal; publishes the events it calls for. */
  refused(refused: Refused): ClientError
  /** The error of anything else that was caught; leaves a `ClientError` as it is. */
  caught(cause: unknown, phase: ErrorPhase): ClientError
}

const retryableStatuses: readonly number[] = [502, 503, 504]
const authTroubles: readonly number[] = [500, 502]

const codeOfPhase = {
  input: 'invalidInput',
  network: 'networkFailed',
  answer: 'refused',
  decode: 'unreadableAnswer',
  cancel: 'cancelled',
  load: 'loadFailed',
  render: 'viewFailed',
} as const satisfies Record<ErrorPhase, string>

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const faultsOf = (errors: unknown): readonly FieldFault[] =>
  Array.isArray(errors)
    ? errors.map((each: unknown) => {
        const { code, detail, field } = recordOf(each)
        const fault = { code: textOf(code), message: textOf(detail) }
        return typeof field === 'string' ? { ...fault, field } : fault
      })
    : []

/** Makes errors of one shape and says what went wrong to who listens. */
export const createErrors = (input: {
  readonly instanceId: string
  readonly wording: Wording
  /** Where the pages about errors stand: `https://parapet.example/docs/errors`. */
  readonly docsBase: string
}): Errors => {
  const events: Emitter<ErrorEvents> = createEmitter()
  const { instanceId, wording } = input
  const docsOf = (code: string): string => `${input.docsBase}#${encodeURIComponent(code)}`

  const publish = (error: ClientError, path: string): void => {
    events.emit('api:error', error)
    if (error.status >= 500) events.emit('api:error:5xx', error)
    if (path.startsWith('/api/auth/') && authTroubles.includes(error.status)) {
      events.emit('api:error:auth', wording.t('common:failure.authServer'))
    }
  }

  return {
    on: (name, listener) => events.on(name, listener),
    refused({ status, path, body, requestId, retryAfter }) {
      const { code, errors, requestId: bodyRequestId } = recordOf(body)
      const chosen = chooseMessage(status, body)
      const named = textOf(code) || codeOfPhase.answer
      const error = new ClientError({
        code: named,
        phase: 'answer',
        retryable: retryableStatuses.includes(status),
        message: 'key' in chosen ? wording.t(chosen.key) : chosen.text,
        requestId: requestId || textOf(bodyRequestId),
        instanceId,
        docsUrl: docsOf(named),
        status,
        faults: faultsOf(errors),
        body,
        ...(retryAfter === undefined ? {} : { retryAfter }),
      })
      publish(error, path)
      return error
    },
    caught(cause, phase) {
      if (cause instanceof ClientError) return cause
      const error = new ClientError(
        {
          code: codeOfPhase[phase],
          phase,
          retryable: phase === 'network',
          message: wording.t(
            phase === 'cancel' ? 'common:failure.cancelled' : 'common:failure.other',
          ),
          requestId: '',
          instanceId,
          docsUrl: docsOf(codeOfPhase[phase]),
          status: 0,
          faults: [],
        },
        cause,
      )
      if (phase !== 'cancel') events.emit('api:error', error)
      return error
    },
  }
}
