import type { QueryClient } from '@tanstack/query-core'
import * as z from 'zod/mini'
import { searchTeams } from './directory/teams/endpoints.ts'
import type { Clock } from './foundation/clock/clock.ts'
import type { KeyValue } from './foundation/host/host.ts'
import { getMe } from './identity/session/endpoints.ts'
import { productTable } from './insurance/products/products.ts'
import { getRaterRules } from './insurance/rating/endpoints.ts'
import { coverageCacheMs } from './insurance/rating/coverage-cache.ts'
import { createQueryClient } from './platform/queries/query-client.ts'
import {
  storeAnswers,
  type StoredAnswer,
  type StoredAnswers,
} from './platform/queries/stored-answers.ts'

/** Milliseconds that profile and teams are valid after a reload (spec 1 §9, profile cache). */
export const profileCacheTtl = 10 * 60_000

const rulesInput = z.object({ query: z.object({ product: z.string() }) })

/**
 * The responses that a tab stores in addition to tokens and settings (spec 1 §3, "Persisted client
 * state").
 */
const storedAnswers: readonly StoredAnswer[] = [
  { name: 'account', endpoint: getMe, ttl: profileCacheTtl },
  { name: 'teams', endpoint: searchTeams, ttl: profileCacheTtl },
  ...Object.values(productTable).map(({ id, storedAs = id }) => ({
    name: storedAs,
    endpoint: getRaterRules,
    ttl: coverageCacheMs,
    takes: (input: unknown) => rulesInput.safeParse(input).data?.query.product === id,
  })),
]

/**
 * Creates the query cache of the portal and its stored responses. It is loaded with the signed-in
 * shell.
 */
export const createPortalCache = (input: {
  readonly tab: KeyValue
  readonly clock: Clock
}): { readonly client: QueryClient; readonly stored: StoredAnswers } => {
  const client = createQueryClient()
  return { client, stored: storeAnswers({ ...input, client, answers: storedAnswers }) }
}
