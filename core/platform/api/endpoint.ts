import type * as z from 'zod/mini'
import type { PermissionNeed, RecordKind } from '../permissions/permission-table.ts'
import type { RateLimitGroup } from './rate-limit.ts'

/** Any zod shape: the wire form is its input, the decoded form its output. */
export type Shape = z.ZodMiniType

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * The duration of a call: milliseconds, tens of milliseconds, or seconds. The server uses it to
 * share its time fairly between callers.
 */
export type Work = 'light' | 'heavy' | 'long'

/**
 * Who may call an endpoint, checked before the access matrix; `public` sends no token (spec 1 §7).
 */
export type Audience = 'public' | 'token'

/**
 * The effect of a repeated call, for every endpoint that is not a GET.
 *
 * - `key`: it creates, sends, decides or pays. A repeat with the same `Idempotency-Key` returns the
 *   first response and has no further effect. Its handler stores the response in its transaction.
 * - `natural`: a repeat gives the same records and the same response, and sends no second mail: it
 *   reads, sets values, or its input contains an id for it.
 * - `tokens`: it opens, renews or ends a session or a proof of identity. Its response is never stored,
 *   because it contains credentials, or its use must be counted even when it fails.
 */
export type Idempotency = 'key' | 'natural' | 'tokens'

/** Limits of the JSON body; a larger one is rejected before its shape is checked. */
export interface BodyLimit {
  /** Bytes of the encoded body. */
  readonly bytes: number
  /** Depth of nested objects and lists. */
  readonly depth: number
  /** Number of values: fields, items, and the objects and lists that contain them. */
  readonly values: number
}

/** The body limit of endpoints that declare none. */
export const commonBodyLimit: BodyLimit = { bytes: 65_536, depth: 12, values: 1_000 }

/** The limit of an endpoint's body. */
export const bodyLimitOf = ({ bodyLimit }: Pick<Endpoint, 'bodyLimit'>): BodyLimit => ({
  ...commonBodyLimit,
  ...bodyLimit,
})

/** The rate limit group of an endpoint. */
export const rateLimitOf = ({
  rateLimit,
  method,
}: Pick<Endpoint, 'rateLimit' | 'method'>): RateLimitGroup =>
  rateLimit ?? (method === 'GET' ? 'read' : 'write')

/**
 * A call of the platform, declared once: the client calls it, the server routes it, OpenAPI
 * describes it. Path parameters are in braces: `/api/quote/v1/{product}/{quoteId}`.
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
  /** Title in OpenAPI: a short imperative without a full stop. */
  readonly summary: string
  /** Description in OpenAPI: full sentences that add to the title. */
  readonly description?: string
  /** Source of the requirement, `spec 2 §7; path not specified`; `own design` if the spec has nothing. */
  readonly source: string
  readonly audience: Audience
  /**
   * The permission that a signed-in user needs; `any` for every user, `none` if only a key or a
   * record token may call it. Required for every endpoint with a token; a public one has none.
   */
  readonly permission?: PermissionNeed
  /** The record kind, if the permission does not imply it; absent for calls about no record. */
  readonly record?: RecordKind
  /** The rate limit group; by default `read` or `write`, according to the method. */
  readonly rateLimit?: RateLimitGroup
  /**
   * What staff may do while they impersonate (spec 1 §4). `refused`: the call is rejected, because
   * it concerns the user's own sign-in and profile. `unrecorded`: allowed without a log entry,
   * because it changes nothing in the account. Any other call except GET is recorded under the name
   * of the staff user.
   */
  readonly impersonation?: 'refused' | 'unrecorded'
  /**
   * The expected duration until the server has measured it. Lists and files are `heavy` by default,
   * all other calls `light`.
   */
  readonly work?: Work
  /** The effect of a repeated call; required unless the method is GET. */
  readonly idempotency?: Idempotency
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /** Set if the body limit differs from `commonBodyLimit`. */
  readonly bodyLimit?: Partial<BodyLimit>
  /**
   * If undefined, the endpoint returns 204 without a body. With `'file'` in `returns` it returns bytes, or 204 if
   * there is no file; with `'redirect'` 302, for addresses that the browser opens; with `'stream'`
   * bytes as long as the caller reads.
   */
  readonly answer?: Answer
  readonly returns?: 'json' | 'file' | 'redirect' | 'stream'
  /**
   * Codes that the endpoint may return, each defined in a domain's `errors.ts`; checked by
   * `core/catalogue.ts`.
   */
  readonly errors?: readonly string[]
}

type Part<Key extends string, S> = S extends Shape ? { readonly [K in Key]: z.output<S> } : unknown

/** The caller's input, decoded: only the parts that the endpoint declares. */
export type InputOf<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>

/** The endpoint's response, decoded; a named `File` for files, `undefined` for 204. */
export type AnswerOf<E extends Endpoint> = E extends { returns: 'file' }
  ? File
  : E extends { returns: 'stream' }
    ? ReadableStream<Uint8Array>
    : E['answer'] extends Shape
      ? z.output<E['answer']>
      : undefined

/** A GET may always be repeated; any other endpoint declares the effect of a repeated call. */
type Classified = { readonly method: 'GET' } | { readonly idempotency: Idempotency }

/** Declares an endpoint. Marked free of side effects, so that bundlers drop unused endpoints. */
/*@__NO_SIDE_EFFECTS__*/
export function endpoint<const E extends Endpoint & Classified>(definition: E): E {
  return definition
}
