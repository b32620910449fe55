import { eq } from 'drizzle-orm'
import type { Config, Services } from '../kernel/services.ts'
import { clientKeys, type siteRoles } from './tables.ts'

type SiteRole = (typeof siteRoles)[number]

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** `uk.localhost` and `au.localhost` open the portal as UK and AU. */
const namesOf = (role: SiteRole): readonly string[] =>
  role === 'portal' ? [...loopback, 'uk.localhost', 'au.localhost'] : [...loopback]

/** `npm run dev` serves the portal and the elements live on these ports, counted from the portal's own. */
const liveOffsets = [5, 6]

const portsOf = ({ demo }: Config, role: SiteRole, port: string): readonly string[] =>
  demo && role === 'portal' && port
    ? [port, ...liveOffsets.map((offset) => String(Number(port) + offset))]
    : [port]

/** Origins of one of our own pages, derived from where this process listens, under all its names. */
export const originsOfSite = (config: Config, role: SiteRole): readonly string[] => {
  const { origin, protocol, hostname, port } = new URL(config.origins[role])
  if (!loopback.has(hostname)) return [origin]
  return portsOf(config, role, port).flatMap((each) =>
    namesOf(role).map((name) => `${protocol}//${name}${each && `:${each}`}`),
  )
}

/** Origins from which a key may be used. Without the demo none of our own pages holds one. */
export const originsOfKey = (
  config: Config,
  key: Pick<typeof clientKeys.$inferSelect, 'origins' | 'sites'>,
): ReadonlySet<string> =>
  new Set([
    ...key.origins,
    ...(config.demo ? key.sites.flatMap((role) => originsOfSite(config, role)) : []),
  ])

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
