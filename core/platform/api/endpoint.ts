import type * as z from 'zod/mini'
import type { PermissionNeed, RecordKind } from '../permissions/permission-table.ts'
import type { RateLimitGroup } from './rate-limit.ts'

/** Any zod shape: the wire form is its input, the decoded form its output. */
export type Shape = z.ZodMiniType

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * How long a call takes: milliseconds, tens of them, or seconds. The server shares its time between
 * callers by it.
 */
export type Work = 'light' | 'heavy' | 'long'

/**
 * Who may call an endpoint, checked before the access matrix: `public` sends no token (spec 1 §7).
 */
export type Audience = 'public' | 'token'

/**
 * What a repeated call does, for every endpoint that is not a GET.
 *
 * - `key`: it creates, sends, decides or pays, so a repeat with the same `Idempotency-Key` gets the
 *   first answer and acts no more. Its handler writes in a transaction, in which the answer is stored.
 * - `natural`: repeating it gives the same records and the same answer, and mails nobody again: it
 *   reads, sets values, or its input names the act.
 * - `tokens`: it opens, renews or ends a session or a proof of identity. Its answer is never stored,
 *   because it contains credentials, or its use must be counted even when it fails.
 */
export type Idempotency = 'key' | 'natural' | 'tokens'

/** How much JSON an endpoint reads; a larger body is rejected before its shape is checked. */
export interface BodyLimit {
  /** Bytes of the encoded body. */
  readonly bytes: number
  /** Depth of nested objects and lists. */
  readonly depth: number
  /** Number of values: fields, items, and the objects and lists that contain them. */
  readonly values: number
}

/** The limit of endpoints that name none of their own. */
export const commonBodyLimit: BodyLimit = { bytes: 65_536, depth: 12, values: 1_000 }

/** The limit of an endpoint's body. */
export const bodyLimitOf = ({ bodyLimit }: Pick<Endpoint, 'bodyLimit'>): BodyLimit => ({
  ...commonBodyLimit,
  ...bodyLimit,
})

/** The group of calls that an endpoint is counted with. */
export const rateLimitOf = ({
  rateLimit,
  method,
}: Pick<Endpoint, 'rateLimit' | 'method'>): RateLimitGroup =>
  rateLimit ?? (method === 'GET' ? 'read' : 'write')

/**
 * A call of the platform, written once: the client calls it, the server routes it, OpenAPI
 * describes it. `path` has parameters in braces: `/api/quote/v1/{product}/{quoteId}`.
 */
export interface Endpoint<
  Params extends Shape | undefined = Shape | undefined,
  Query extends Shape | undefined = Shape | undefined,
  Body extends Shape | undefined = Shape | undefined,
  Answer extends Shape | undefined = Shape | undefined,
> {
  /** Operation id, unique, camelCase: `searchQuotes`. The key of its row in the access matrix. */
  readonly id: string
  readonly method: Method
  readonly path: `/${string}`
  /** Title in OpenAPI: a few words, an imperative, no full stop. */
  readonly summary: string
  /** What the title leaves open, in full sentences, for OpenAPI. */
  readonly description?: string
  /** Where the requirement stands, `spec 2 §7`; `chosen` where the spec names no path. */
  readonly source: string
  readonly audience: Audience
  /**
   * The permission that a signed-in user needs; `any` where every user may call it, `none` where
   * only a key or a record token may. Required for every endpoint with a token; a public one has
   * none.
   */
  readonly permission?: PermissionNeed
  /**
   * The record kind it is about, where its permission does not say so; absent for calls about no
   * record.
   */
  readonly record?: RecordKind
  /** The group of calls that it is counted with; `read` or `write` by its method when absent. */
  readonly rateLimit?: RateLimitGroup
  /**
   * What staff may do while they impersonate (spec 1 §4). `refused`: the call is rejected, because
   * it concerns the viewer's own sign-in and profile. `unrecorded`: allowed without a log entry,
   * because it changes nothing in the account. Any other call that is not a GET is recorded under
   * their name.
   */
  readonly impersonation?: 'refused' | 'unrecorded'
  /**
   * How long it takes until the server has measured it. Lists and files are `heavy` by default, all
   * other calls `light`.
   */
  readonly work?: Work
  /** What a repeated call does; required unless the method is GET. */
  readonly idempotency?: Idempotency
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /** Set where the body may be larger or smaller than `commonBodyLimit`. */
  readonly bodyLimit?: Partial<BodyLimit>
  /**
   * Undefined answers with 204 and no body; `'file'` on `returns` answers with bytes, or with 204
   * where there is no file; `'redirect'` answers with 302 (opened by the browser, never called);
   * `'stream'` with bytes that come as long as the caller reads.
   */
  readonly answer?: Answer
  readonly returns?: 'json' | 'file' | 'redirect' | 'stream'
  /**
   * Codes that it may answer with, each defined in a domain's `errors.ts`; checked by
   * `core/catalogue.ts`.
   */
  readonly errors?: readonly string[]
}

type Part<Key extends string, S> = S extends Shape ? { readonly [K in Key]: z.output<S> } : unknown

/** The caller's input, decoded: only the parts that the endpoint has. */
export type InputOf<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>

/** The endpoint's answer, decoded; a named `File` for files, `undefined` for 204. */
export type AnswerOf<E extends Endpoint> = E extends { returns: 'file' }
  ? File
  : E extends { returns: 'stream' }
    ? ReadableStream<Uint8Array>
    : E['answer'] extends Shape
      ? z.output<E['answer']>
      : undefined

/** A GET is repeated freely; any other endpoint says what a repeated call does. */
type Classified = { readonly method: 'GET' } | { readonly idempotency: Idempotency }

/**
 * Declares an endpoint. Marked free of side effects, so that unused endpoints are dropped from a
 * bundle.
 */
/*@__NO_SIDE_EFFECTS__*/
export function endpoint<const E extends Endpoint & Classified>(definition: E): E {
  return definition
}
