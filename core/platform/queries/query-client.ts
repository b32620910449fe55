import { QueryClient } from '@tanstack/query-core'
import { ClientError, isTimeout } from '../../foundation/errors/client-error.ts'

/** How long a response counts as fresh (spec 1 §7). */
const freshFor = 5_000

const maxRetries = 2

/** Tries of a rate-limited read: several tabs of one user that load at once share a limit. */
const maxRateLimitedTries = 5
/** Seconds; if the server asks for a longer wait, the error is shown. */
const maxWait = 5

const isRateLimited = ({ status, retryAfter }: ClientError): boolean =>
  status === 429 && retryAfter !== undefined && retryAfter <= maxWait

/**
 * Only transient errors are retried: no network, 502 to 504, and 429 with a short wait, but no
 * timeout. Applies to reads only: changes do not go through the cache.
 */
const shouldRetry = (failures: number, error: Error): boolean => {
  if (!(error instanceof ClientError)) return false
  if (error.status === 429) return isRateLimited(error) && failures < maxRateLimitedTries
  // its user has waited a minute already, and decides
  if (isTimeout(error)) return false
  return error.retryable && failures < maxRetries
}

/**
 * Milliseconds until the next try: the server's wait, with jitter of up to twice as long, so that
 * rate-limited clients do not return together; otherwise one second, then two.
 */
const retryDelay = (failures: number, error: Error): number => {
  const asked = error instanceof ClientError ? error.retryAfter : undefined
  if (asked === undefined || asked > maxWait) return 1_000 * 2 ** failures
  return 1_000 * asked * (1 + Math.random() * (failures + 1))
}

/** Creates the TanStack query cache with the portal's rules for freshness and retries. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshFor,
        refetchOnWindowFocus: false,
        // an offline read fails at once, so that the screen can say why
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: shouldRetry,
        retryDelay,
      },
      mutations: { retry: false },
    },
  })
