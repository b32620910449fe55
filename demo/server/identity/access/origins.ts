import { eq } from 'drizzle-orm'
import { originsOfSite } from '../../kernel/http/origins/site-origins.ts'
import type { Config, Services } from '../../kernel/services.ts'
import { clientKeys } from './tables.ts'

/** Origins that may use a key. Without the demo, none of our own pages has one. */
export const originsOfKey = (
  config: Config,
  key: Pick<typeof clientKeys.$inferSelect, 'origins' | 'sites'>,
): ReadonlySet<string> =>
  new Set([
    ...key.origins,
    ...(config.demo ? key.sites.flatMap((role) => originsOfSite(config, role)) : []),
  ])

/** Whether an active key is registered for an origin, or it is the portal's own. */
export const isKnownOrigin = async (services: Services, origin: string): Promise<boolean> => {
  if (originsOfSite(services.config, 'portal').includes(origin)) return true
  const keys = await services.database
    .handle()
    .select()
    .from(clientKeys)
    .where(eq(clientKeys.active, true))
  return keys.some((key) => originsOfKey(services.config, key).has(origin))
}
