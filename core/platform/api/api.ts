import * as z from 'zod/mini'
import type { ReadableAtom } from 'nanostores'
import type { Clock } from '../../foundation/clock/clock.ts'
import { withTimeout, type Timeout } from '../../foundation/clock/timeout.ts'
import type { ClientError } from '../../foundation/errors/client-error.ts'
import type { Errors } from '../../foundation/errors/errors.ts'
import type { Region } from '../../foundation/region/regions.ts'
import type { Host } from '../../foundation/host/host.ts'
import { errorName } from '../../foundation/host/kind-of.ts'
import type { TextLocale } from '../../foundation/wording/translations.ts'
import { createIdempotencyKeys, type IdempotencyKey } from './idempotency-keys.ts'
import { fileLimit, limitOf } from './call-limits.ts'
import { encodeCall, type WireCall } from './encode.ts'
import type { AnswerOf, Endpoint, InputOf } from './endpoint.ts'
import { headerNames } from './headers.ts'
import type { SlowCalls } from './slow-calls.ts'
import { addressOf, exchange, isRaw, type Incoming } from './transport.ts'

export interface CallOptions {
  readonly signal?: AbortSignal | undefined
  /**
   * `modified` of the record that the user saw; a record changed since then returns 409
   * (`If-Match`).
   */
  readonly ifMatch?: string | undefined
  /**
   * Set for background calls, which no user waits for: they show no notification when they fail and
   * no notice when they are slow.
   */
  readonly isQuiet?: boolean | undefined
  /**
   * Set when the caller's view shows the error: a failure shows no additional notification. The
   * call waits for a sign-in like calls with a notification.
   */
  readonly isShown?: boolean | undefined
  /** Set for calls that must reach the platform after the page is closed, such as a sign-out. */
  readonly outlivesPage?: boolean | undefined
}

/** The input of a call; no argument when the endpoint takes none. */
export type CallArguments<E extends Endpoint> =
  object extends InputOf<E> ? [input?: InputOf<E> & CallOptions] : [input: InputOf<E> & CallOptions]

export interface Api {
  /** Makes a call; the only way to reach the platform. Throws `ClientError`. */
  call<const E extends Endpoint>(endpoint: E, ...args: CallArguments<E>): Promise<AnswerOf<E>>
}

/**
 * How a call waits for the session: until it is cancelled. Background calls do not wait for a
 * sign-in.
 */
export interface CallerOptions extends Pick<CallOptions, 'signal' | 'isQuiet'> {
  /** Called when the call starts to wait for its user to log in again, without a time limit. */
  readonly onPause?: () => void
  /** Called when the call continues. */
  readonly onResume?: () => void
}

/** The part of the session that calls need. */
export interface TokenSource {
  token(callerOptions?: CallerOptions): Promise<string | undefined>
  renew(refused: string, callerOptions?: CallerOptions): Promise<boolean>
  /** Whether the user who made the call with this token is still the session's user. */
  belongsToUser(token: string): boolean
}

/** The options of a call and its idempotency key. */
interface SendOptions extends CallOptions {
  readonly key: IdempotencyKey | undefined
}

/**
 * A slow device may receive a token that expires before the server reads it, so a second one is
 * requested.
 */
const maxRenewals = 2

const isCancel = (error: unknown, signal: AbortSignal | undefined): boolean =>
  signal?.aborted === true || errorName(error) === 'AbortError'

const wantsOf = ({ returns }: Endpoint): 'json' | 'file' | 'stream' =>
  returns === 'file' || returns === 'stream' ? returns : 'json'

const retryAfterOf = (headers: Headers): { retryAfter: number } | object => {
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN)
  return Number.isFinite(seconds) ? { retryAfter: seconds } : {}
}

/** Creates the one request function of a platform. */
export const createApi = (input: {
  readonly apiBase: string
  readonly fetch: typeof fetch
  readonly clock: Pick<Clock, 'after' | 'monotonic'>
  readonly errors: Errors
  readonly session: TokenSource
  readonly slowCalls: SlowCalls
  readonly host: Pick<Host, 'timeZone' | 'randomId'>
  readonly $region: ReadableAtom<Region>
  readonly $locale: ReadableAtom<TextLocale>
}): Api => {
  const { clock, errors, session, slowCalls } = input
  const attemptKeyOf = createIdempotencyKeys(input.host, input.clock)
  const onTimeout = (): ClientError => errors.ofCode('timedOut', 'network')

  const headersOf = (call: WireCall, token: string | undefined, options: SendOptions): Headers => {
    const headers = new Headers({
      Accept: 'application/json',
      'Accept-Language': input.$locale.get(),
      [headerNames.region]: input.$region.get(),
      [headerNames.timeZone]: input.host.timeZone,
    })
    if (call.body !== undefined && !isRaw(call.body))
      headers.set('Content-Type', 'application/json')
    if (token !== undefined) headers.set('Authorization', `Bearer ${token}`)
    if (options.key !== undefined) headers.set(headerNames.idempotencyKey, options.key.value)
    if (options.ifMatch !== undefined) headers.set(headerNames.ifMatch, `"${options.ifMatch}"`)
    return headers
  }

  const send = async (
    endpoint: Endpoint,
    call: WireCall,
    token: string | undefined,
    options: SendOptions,
    limit: Pick<Timeout, 'restart'>,
  ): Promise<Incoming> => {
    const wants = wantsOf(endpoint)
    const fetch: typeof globalThis.fetch = async (...request) => {
      const response = await input.fetch(...request)
      if (wants === 'file') limit.restart(fileLimit)
      return response
    }
    try {
      // The call was cancelled while it waited for a token.
      options.signal?.throwIfAborted()
      return await exchange(fetch, addressOf(input.apiBase, call.path, call.query), {
        method: endpoint.method,
        headers: headersOf(call, token, options),
        body: call.body,
        signal: options.signal,
        wants,
        keepalive: options.outlivesPage ?? false,
      })
    } catch (error) {
      throw errors.caught(error, isCancel(error, options.signal) ? 'cancel' : 'network')
    }
  }

  const refuse = (
    { status, headers, data }: Incoming,
    path: string,
    { isQuiet = false, isShown = false }: CallOptions,
  ): ClientError =>
    errors.refused({
      status,
      path,
      isQuiet: isQuiet || isShown,
      isBackground: isQuiet,
      body: data,
      requestId: headers.get(headerNames.requestId) ?? '',
      ...retryAfterOf(headers),
    })

  /**
   * A response belongs to the user who made the call. If that user has signed out meanwhile, the
   * response is dropped, and the call is not repeated with another user's token.
   */
  const onlyForCaller = (token: string | undefined): void => {
    if (token === undefined || session.belongsToUser(token)) return
    throw errors.caught(new Error('Who made the call has left'), 'cancel')
  }

  const decode = (endpoint: Endpoint, { data }: Incoming): unknown => {
    if (wantsOf(endpoint) !== 'json') return data
    if (endpoint.answer === undefined) return undefined
    try {
      return z.decode(endpoint.answer, data)
    } catch (error) {
      throw errors.caught(error, 'decode')
    }
  }

  const encode = (endpoint: Endpoint, parts: object): WireCall => {
    try {
      return encodeCall(endpoint, parts)
    } catch (error) {
      throw errors.caught(error, 'input')
    }
  }

  const perform = async (
    endpoint: Endpoint,
    call: WireCall,
    options: SendOptions,
    limit: Timeout,
  ): Promise<unknown> => {
    const callerOptions: CallerOptions = {
      signal: options.signal,
      isQuiet: options.isQuiet,
      onPause: () => limit.stop(),
      onResume: () => limit.restart(),
    }
    const token = endpoint.audience === 'public' ? undefined : await session.token(callerOptions)
    let sent = token
    let response = await send(endpoint, call, sent, options, limit)
    for (let renewals = 0; response.status === 401 && sent !== undefined; renewals += 1) {
      if (renewals === maxRenewals || !(await session.renew(sent, callerOptions))) break
      sent = await session.token(callerOptions)
      onlyForCaller(token)
      response = await send(endpoint, call, sent, options, limit)
    }
    if (response.status < 500) options.key?.settle()
    onlyForCaller(token)
    if (!response.ok) throw refuse(response, call.path, options)
    return decode(endpoint, response)
  }

  return {
    async call<const E extends Endpoint>(endpoint: E, ...[given]: CallArguments<E>) {
      const options: CallOptions = given ?? {}
      const call = encode(endpoint, options)
      const key = attemptKeyOf(endpoint, call)
      const watch = options.isQuiet === true ? undefined : slowCalls.watch()
      const work = (signal: AbortSignal, limit: Timeout): Promise<unknown> =>
        perform(
          endpoint,
          call,
          { ...options, signal, key },
          {
            // A call that waits for its user is not slow.
            stop() {
              limit.stop()
              watch?.stop()
            },
            restart(ms) {
              limit.restart(ms)
              if (ms === undefined) watch?.restart()
            },
          },
        )
      try {
        return (await withTimeout(clock, limitOf(endpoint, call.body), work, {
          signal: options.signal,
          onTimeout,
        })) as AnswerOf<E>
      } finally {
        watch?.stop()
      }
    },
  }
}
