import * as z from 'zod/mini'
import type { AnswerOf, Endpoint } from '../platform/api/endpoint.ts'
import type { WireFieldError } from '../foundation/errors/wire.ts'

/** A call received by the scripted server. */
export interface ReceivedCall {
  /** Id of the called endpoint. */
  readonly id: string
  readonly method: string
  readonly url: URL
  readonly headers: Headers
  /** Parsed JSON, or the form data unchanged. */
  readonly body: unknown
}

/** The scripted server's reply to a call; a thrown error simulates a broken network. */
export type Reply = (call: ReceivedCall) => Response | Promise<Response>

export interface ScriptedServer {
  readonly fetch: typeof fetch
  /** All calls, oldest first. */
  readonly calls: readonly ReceivedCall[]
  /** The calls of one endpoint. */
  callsOf(endpoint: Endpoint): readonly ReceivedCall[]
  /** Sets the reply of an endpoint. */
  on(endpoint: Endpoint, reply: Reply): void
  /** Sets the response of an endpoint to a value, encoded by its shape. */
  answer<const E extends Endpoint>(endpoint: E, value: AnswerOf<E>): void
}

/** A JSON response in wire form. */
export const json =
  (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Reply =>
  () =>
    Response.json(body, { status, headers })

/** A response in the wire error shape. */
export const errorResponse = (
  status: number,
  code: string,
  more: {
    readonly detail?: string
    readonly errors?: readonly WireFieldError[]
    readonly headers?: Readonly<Record<string, string>>
  } = {},
): Reply =>
  json(
    { status, code, detail: more.detail ?? code, errors: more.errors, requestId: 'request-1' },
    status,
    more.headers,
  )

/** A network failure instead of a response. */
export const noNetwork: Reply = () => {
  throw new TypeError('Failed to fetch')
}

/** Replies in sequence; the last reply is repeated. */
export const inTurn = (first: Reply, ...rest: readonly Reply[]): Reply => {
  const queue = [first, ...rest]
  return (call) => ((queue.length > 1 ? queue.shift() : queue[0]) ?? first)(call)
}

/** A reply that waits until the test releases it. */
export const delayed = (reply: Reply): { readonly reply: Reply; readonly release: () => void } => {
  const { promise, resolve } = Promise.withResolvers<void>()
  return {
    reply: async (call) => {
      await promise
      return reply(call)
    },
    release: resolve,
  }
}

const matcherOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+').replaceAll('.', String.raw`\.`)}$`)

const bodyOf = (body: unknown): unknown =>
  typeof body === 'string' ? (JSON.parse(body) as unknown) : body

const untilAborted = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => {
    const stop = (): void => reject(signal?.reason as Error)
    if (signal?.aborted === true) stop()
    signal?.addEventListener('abort', stop)
  })

/** Creates a platform server for tests: replies as scripted, and with 501 to anything else. */
export const createScriptedServer = (): ScriptedServer => {
  const replies = new Map<Endpoint, Reply>()
  const calls: ReceivedCall[] = []

  const replyTo = (method: string, url: URL): [Endpoint, Reply] | undefined =>
    [...replies].find(
      ([endpoint]) => endpoint.method === method && matcherOf(endpoint.path).test(url.pathname),
    )

  const answerTo = async (target: RequestInfo | URL, init: RequestInit): Promise<Response> => {
    const url = new URL(target instanceof Request ? target.url : target, 'http://api.test')
    const method = init.method ?? 'GET'
    const found = replyTo(method, url)
    if (found === undefined) {
      const detail = `The test scripted no reply to ${method} ${url.pathname}`
      return Response.json({ status: 501, code: 'unscripted', detail }, { status: 501 })
    }
    const [endpoint, reply] = found
    const headers = new Headers(init.headers)
    const call: ReceivedCall = { id: endpoint.id, method, url, headers, body: bodyOf(init.body) }
    calls.push(call)
    return reply(call)
  }

  return {
    calls,
    callsOf: (endpoint) => calls.filter(({ id }) => id === endpoint.id),
    fetch: (target, init = {}) => Promise.race([answerTo(target, init), untilAborted(init.signal)]),
    on: (endpoint, reply) => void replies.set(endpoint, reply),
    answer(endpoint, value) {
      const { answer } = endpoint
      replies.set(
        endpoint,
        answer === undefined
          ? () => new Response(null, { status: 204 })
          : json(z.encode(answer, value)),
      )
    },
  }
}
