import { and, eq } from 'drizzle-orm'
import type { Services } from '../../kernel/services.ts'
import { organisations } from '../../directory/users/tables.ts'
import { apiKeys, clientKeys } from './tables.ts'

// Read at each call, by primary keys, so that a key or agency switched off by one process is off in
// all.

/** A publishable key with its agency's name and region; undefined once the key or the agency is switched off. */
export const liveClientKey = async ({ database }: Services, id: string) => {
  const [row] = await database
    .handle()
    .select({ key: clientKeys, agencyName: organisations.name, region: organisations.region })
    .from(clientKeys)
    .innerJoin(organisations, eq(organisations.id, clientKeys.agencyId))
    .where(
      and(eq(clientKeys.id, id), eq(clientKeys.active, true), eq(organisations.isDisabled, false)),
    )
  return row
}

/** A key of an agency's own server; undefined once the key or the agency is switched off. */
export const liveApiKey = async ({ database }: Services, id: string) => {
  const [row] = await database
    .handle()
    .select({ key: apiKeys })
    .from(apiKeys)
    .innerJoin(organisations, eq(organisations.id, apiKeys.agencyId))
    .where(and(eq(apiKeys.id, id), eq(apiKeys.active, true), eq(organisations.isDisabled, false)))
  return row?.key
}
