import type * as z from 'zod/mini'
import type { PermissionNeed, RecordKind } from '../authority/permission-table.ts'
import type { RateLimitGroup } from './rate-limit.ts'

/** Any zod shape; wire form on its input side, what code works with on its output side. */
export type Shape = z.ZodMiniType

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Who may reach an endpoint before the access matrix is asked: `public` sends no token (spec 1 §7). */
export type Audience = 'public' | 'token'

/** How much JSON an endpoint reads; what exceeds it is refused before its shape is asked. */
export interface BodyLimit {
  /** Bytes of the body as it comes. */
  readonly bytes: number
  /** Objects and lists inside one another. */
  readonly depth: number
  /** Values in all: fields, items, and the objects and lists that hold them. */
  readonly values: number
}

/** Holds where an endpoint names no limit of its own. */
export const commonBodyLimit: BodyLimit = { bytes: 65_536, depth: 12, values: 1_000 }

/** The limit of an endpoint's body. */
export const bodyLimitOf = ({ bodyLimit }: Pick<Endpoint, 'bodyLimit'>): BodyLimit => ({
  ...commonBodyLimit,
  ...bodyLimit,
})

/**
 * A call of the platform, written once: the client calls it, the server routes it, OpenAPI describes it.
 * `path` holds parameters in braces: `/api/quote/v1/{product}/{quoteId}`.
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
   * What a signed-in user must hold; `any` where every user may ask, `none` where only a key or a
   * record token may. Every endpoint for a token says it; a public one has none.
   */
  readonly permission?: PermissionNeed
  /** What it is about where its permission does not say so; calls that are about no record name none. */
  readonly record?: RecordKind
  /** With which calls it is counted; without one it may be made as often as somebody likes. */
  readonly rateLimit?: RateLimitGroup
  /**
   * What staff inside somebody else's account may do (spec 1 §4). `refused`: not make the call, which is
   * about the viewer's own way in, face and facts. `unrecorded`: make it without a trace, because the
   * account stays as it was. All else that is no GET is recorded under their name.
   */
  readonly impersonation?: 'refused' | 'unrecorded'
  /**
   * Whether one caller may run only a few at once. Lists and files are `heavy` unless they say otherwise,
   * all other calls `light`.
   */
  readonly work?: 'light' | 'heavy'
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /** Where the body may be larger or smaller than `commonBodyLimit`. */
  readonly bodyLimit?: Partial<BodyLimit>
  /**
   * Undefined answers with 204 and no body; `'file'` on `returns` answers with bytes, or with 204
   * where there is no file; `'redirect'` sends the browser on with 302 (opened, never called).
   */
  readonly answer?: Answer
  readonly returns?: 'json' | 'file' | 'redirect'
  /** Codes it is known to answer with, each a row of a domain's `errors.ts`; `core/catalogue.ts` checks that. */
  readonly errors?: readonly string[]
}

type Part<Key extends string, S> = S extends Shape ? { readonly [K in Key]: z.output<S> } : unknown

/** What a caller hands in, decoded: only the parts that the endpoint has. */
export type InputOf<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>

/** What the endpoint answers with, decoded; a named `File` for files, `undefined` for 204. */
export type AnswerOf<E extends Endpoint> = E extends { returns: 'file' }
  ? File
  : E['answer'] extends Shape
    ? z.output<E['answer']>
    : undefined

/** Declares an endpoint. Free of side effects, so that endpoints nobody imports leave a bundle. */
/*@__NO_SIDE_EFFECTS__*/
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}
