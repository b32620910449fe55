import type { AnswerOf, Endpoint, InputOf } from '#core/platform/api/endpoint.ts'
import type { Context } from './context.ts'

/** Bytes to send, for endpoints that return a file. */
export interface FileAnswer {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
}

/** The redirect target: one of our paths, or the address of an identity provider. */
export interface RedirectAnswer {
  readonly location: string
}

/** Server-sent events, which end when the caller or the server closes them. */
export type StreamAnswer = ReadableStream<Uint8Array>

export type Handled<E extends Endpoint> = E extends { returns: 'file' }
  ? FileAnswer | undefined
  : E extends { returns: 'redirect' }
    ? RedirectAnswer
    : AnswerOf<E>

export type Handler<E extends Endpoint> = (
  input: InputOf<E>,
  context: Context,
) => Promise<Handled<E>>

/**
 * An endpoint with its handler. The server checks input, access and response around the handler.
 */
export interface Route {
  readonly endpoint: Endpoint
  readonly handler: (input: never, context: Context) => Promise<unknown>
}

/** Binds a handler to its endpoint, which determines the types. */
export const route = <const E extends Endpoint>(endpoint: E, handler: Handler<E>): Route => ({
  endpoint,
  handler,
})
