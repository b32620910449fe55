import { and, eq, gt, isNull, or, type SQL } from 'drizzle-orm'
import { createCachedLookup } from '../../kernel/cached-lookup.ts'
import type { Services } from '../../kernel/services.ts'
import { organisations } from '../../directory/users/tables.ts'
import { accessKeys, type AccessKeyRecord } from './tables.ts'

// Keys are read at each call or cached until they change, so that a key or agency that one process
// switches off is off in all processes.

const activeKey = async ({ database }: Services, condition: SQL | undefined) => {
  const [row] = await database
    .handle()
    .select({ key: accessKeys, agencyName: organisations.name, region: organisations.region })
    .from(accessKeys)
    .innerJoin(organisations, eq(organisations.id, accessKeys.agencyId))
    .where(and(condition, isNull(accessKeys.ended), eq(organisations.isDisabled, false)))
  return row
}

/**
 * A publishable key with its agency's name. After a rotation, the previous key works until it
 * expires. Undefined when the key or the agency is switched off.
 */
export const activeClientKey = (services: Services, publishable: string) =>
  activeKey(
    services,
    or(
      eq(accessKeys.publishable, publishable),
      and(
        eq(accessKeys.previousPublishable, publishable),
        gt(accessKeys.previousEnds, services.clock.now()),
      ),
    ),
  )

/** An API key with its agency; undefined when the key or the agency is switched off. */
export const activeApiKey = (services: Services, id: string) =>
  activeKey(services, and(eq(accessKeys.id, id), eq(accessKeys.kind, 'api')))

const remembered = createCachedLookup<AccessKeyRecord | undefined>('keys')

/** The key that a token was issued for; undefined when the key or the agency is switched off. */
export const activeKeyById = (services: Services, id: string) =>
  remembered(
    services.database,
    id,
    async () => (await activeKey(services, eq(accessKeys.id, id)))?.key,
  )
