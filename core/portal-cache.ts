import type { QueryClient } from '@tanstack/query-core'
import { searchTeams } from './directory/teams/endpoints.ts'
import type { Clock } from './foundation/clock/clock.ts'
import type { KeyValue } from './foundation/host/host.ts'
import { getMe } from './identity/session/endpoints.ts'
import { createQueryClient } from './platform/queries/query-client.ts'
import { storeAnswers, type StoredAnswers } from './platform/queries/stored-answers.ts'

/**
 * The query cache of the portal, and the answers that the tab stores of it: account details and
 * teams (spec 1 §3, "Persisted client state"). Loaded with the signed-in shell; the sign-in does
 * not need it.
 */
export const createPortalCache = (input: {
  readonly tab: KeyValue
  readonly clock: Clock
}): { readonly client: QueryClient; readonly stored: StoredAnswers } => {
  const client = createQueryClient()
  return { client, stored: storeAnswers({ ...input, client, endpoints: [getMe, searchTeams] }) }
}
