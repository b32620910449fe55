import { eq } from 'drizzle-orm'
import type { Config, Services } from '../kernel/services.ts'
import { clientKeys, type siteRoles } from './tables.ts'

type SiteRole = (typeof siteRoles)[number]

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Other names of the same page on this machine; `uk.localhost` and `au.localhost` open the portal as UK and AU. */
const aliasesOf = (role: SiteRole): readonly string[] =>
  role === 'portal' ? [...loopback, 'uk.localhost', 'au.localhost'] : [...loopback]

/** Origins of one of our own pages, derived from where this process listens. */
export const originsOfSite = ({ origins }: Config, role: SiteRole): readonly string[] => {
  const { protocol, hostname, port } = new URL(origins[role])
  const names = loopback.has(hostname) ? aliasesOf(role) : [hostname]
  return names.map((name) => `${protocol}//${name}${port && `:${port}`}`)
}

/** Origins from which a key may be used. */
export const originsOfKey = (
  config: Config,
  key: Pick<typeof clientKeys.$inferSelect, 'origins' | 'sites'>,
): ReadonlySet<string> =>
  new Set([...key.origins, ...key.sites.flatMap((role) => originsOfSite(config, role))])

/** Whether any active key is registered for an origin, or it is the portal's own. */
export const isKnownOrigin = async (services: Services, origin: string): Promise<boolean> => {
  if (originsOfSite(services.config, 'portal').includes(origin)) return true
  const keys = await services.database
    .handle()
    .select()
    .from(clientKeys)
    .where(eq(clientKeys.active, true))
  return keys.some((key) => originsOfKey(services.config, key).has(origin))
}
