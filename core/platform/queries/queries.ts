import { QueryClient, type QueryKey } from '@tanstack/query-core'
import type { Api, CallArguments } from '../api/api.ts'
import type { AnswerOf, Endpoint } from '../api/endpoint.ts'
import { ClientError } from '../../foundation/errors/client-error.ts'

/** How long an answer counts as fresh (spec 1 §7). */
const freshFor = 5_000

const mostRetries = 2

/** Reads that were turned away for a moment: several tabs of one person that load at once share a bound. */
const mostTurnsAway = 5
/** Seconds; when the server asks to wait longer, the error is shown. */
const longestWait = 5

const isTurnedAway = ({ status, retryAfter }: ClientError): boolean =>
  status === 429 && retryAfter !== undefined && retryAfter <= longestWait

/**
 * Only what may succeed a moment later is asked again: no network, 502 to 504, and 429 where the wait is
 * short. Reads only: nothing that changes something goes through the cache.
 */
const shouldRetry = (failures: number, error: Error): boolean => {
  if (!(error instanceof ClientError)) return false
  return isTurnedAway(error) ? failures < mostTurnsAway : error.retryable && failures < mostRetries
}

/**
 * Milliseconds until the next try: what the server asked for, spread over as much again each time, so
 * that those turned away together do not come back together; else a second, then two.
 */
const retryDelay = (failures: number, error: Error): number => {
  const asked = error instanceof ClientError ? error.retryAfter : undefined
  if (asked === undefined || asked > longestWait) return 1_000 * 2 ** failures
  return 1_000 * asked * (1 + Math.random() * (failures + 1))
}

export interface Queries {
  /** For TanStack's React bindings and observers. */
  readonly client: QueryClient
  /**
   * Options of a read, for `useQuery` and `fetchQuery`. The key is the endpoint's id and the input,
   * so every answer of one endpoint can be refetched by its id.
   */
  options<const E extends Endpoint>(
    endpoint: E,
    ...args: CallArguments<E>
  ): {
    readonly queryKey: QueryKey
    readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<AnswerOf<E>>
  }
  /** Reads through the cache. */
  fetch<const E extends Endpoint>(endpoint: E, ...args: CallArguments<E>): Promise<AnswerOf<E>>
  /** Marks all answers of these endpoints stale; those on screen are asked again at once. */
  refresh(...endpoints: readonly Endpoint[]): Promise<void>
  /** Forgets everything: nobody sees the last user's answers. */
  clear(): void
}

/** The query cache of a portal. */
export const createQueries = (api: Api): Queries => {
  const client = new QueryClient({
    defaultOptions: {
      queries: { staleTime: freshFor, refetchOnWindowFocus: false, retry: shouldRetry, retryDelay },
      mutations: { retry: false },
    },
  })

  const optionsOf: Queries['options'] = (endpoint, ...args) => ({
    queryKey: [endpoint.id, ...args],
    queryFn: ({ signal }) => api.call(endpoint, ...withSignal(args, signal)),
  })

  return {
    client,
    options: optionsOf,
    fetch: (endpoint, ...args) => client.fetchQuery(optionsOf(endpoint, ...args)),
    async refresh(...endpoints) {
      await Promise.all(
        endpoints.map((endpoint) => client.invalidateQueries({ queryKey: [endpoint.id] })),
      )
    },
    clear: () => client.clear(),
  }
}

const withSignal = <E extends Endpoint>(
  args: CallArguments<E>,
  signal: AbortSignal,
): CallArguments<E> => [{ ...args[0], signal }] as CallArguments<E>
