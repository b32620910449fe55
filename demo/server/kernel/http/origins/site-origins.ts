import { baseRegion, localHosts } from '#core/foundation/region/regions.ts'
import type { Config } from '../../services.ts'

type Site = keyof Config['origins']

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Host names of regions on loopback open the portal in that region. */
const namesOf = (site: Site): readonly string[] =>
  site === 'portal' ? [...loopback, ...localHosts] : [...loopback]

/** `npm run dev` serves the portal and the elements on these ports, relative to the portal's. */
const liveOffsets = [5, 6]

const portsOf = ({ demo }: Config, site: Site, port: string): readonly string[] =>
  demo && site === 'portal' && port
    ? [port, ...liveOffsets.map((offset) => String(Number(port) + offset))]
    : [port]

/** Configured origins of a site. The portal has one for each region. */
export const configuredOrigins = ({ origins }: Config, site: Site): readonly string[] => [
  ...new Set(
    (site === 'portal' ? Object.values(origins.portal) : [origins[site]]).map(
      (each) => new URL(each).origin,
    ),
  ),
]

const underAllNames = (config: Config, site: Site, configured: string): readonly string[] => {
  const { protocol, hostname, port } = new URL(configured)
  if (!loopback.has(hostname)) return [configured]
  return portsOf(config, site, port).flatMap((each) =>
    namesOf(site).map((name) => `${protocol}//${name}${each && `:${each}`}`),
  )
}

/** Origins of a site under all host names of this process. */
export const originsOfSite = (config: Config, site: Site): readonly string[] => [
  ...new Set(configuredOrigins(config, site).flatMap((each) => underAllNames(config, site, each))),
]

/** The host name of a request to the portal; the first known one where it is unknown. */
export const portalOriginOf = (config: Config, request: Request): string => {
  const { origin } = new URL(request.url)
  return originsOfSite(config, 'portal').includes(origin)
    ? origin
    : config.origins.portal[baseRegion]
}
