import { and, eq, gt, isNull, or, type SQL } from 'drizzle-orm'
import { createRemembered } from '../../kernel/remembered.ts'
import type { Services } from '../../kernel/services.ts'
import { organisations } from '../../directory/users/tables.ts'
import { accessKeys, type AccessKeyRecord } from './tables.ts'

// Read at each call, by unique columns, or remembered until a change, so that a key or agency switched
// off by one process is off in all.

const activeKey = async ({ database }: Services, named: SQL | undefined) => {
  const [row] = await database
    .handle()
    .select({ key: accessKeys, agencyName: organisations.name, region: organisations.region })
    .from(accessKeys)
    .innerJoin(organisations, eq(organisations.id, accessKeys.agencyId))
    .where(and(named, isNull(accessKeys.ended), eq(organisations.isDisabled, false)))
  return row
}

/**
 * A publishable key with its agency's name, by what a page names it by: the key, or the one before its
 * rotation until that ends. Undefined once the key or the agency is switched off.
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

/** A key of an agency's own server with its agency; undefined once the key or the agency is switched off. */
export const activeApiKey = (services: Services, id: string) =>
  activeKey(services, and(eq(accessKeys.id, id), eq(accessKeys.kind, 'api')))

const remembered = createRemembered<AccessKeyRecord | undefined>('keys')

/** The key that a token was issued for; undefined once the key or the agency is switched off. */
export const activeKeyById = (services: Services, id: string) =>
  remembered(
    services.database,
    id,
    async () => (await activeKey(services, eq(accessKeys.id, id)))?.key,
  )
