import { QueryClient } from '@tanstack/query-core'
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
  if (error.status === 429) return isTurnedAway(error) && failures < mostTurnsAway
  return error.retryable && failures < mostRetries
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

/** The cache itself: TanStack's, with the portal's rules for what is fresh and what is asked again. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: freshFor, refetchOnWindowFocus: false, retry: shouldRetry, retryDelay },
      mutations: { retry: false },
    },
  })
