import { localHosts } from '#core/foundation/region/regions.ts'
import type { Config } from '../services.ts'

type Site = keyof Config['origins']

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The names of regions on loopback open the portal as those. */
const namesOf = (site: Site): readonly string[] =>
  site === 'portal' ? [...loopback, ...localHosts] : [...loopback]

/** `npm run dev` serves the portal and the elements live on these ports, counted from the portal's own. */
const liveOffsets = [5, 6]

const portsOf = ({ demo }: Config, site: Site, port: string): readonly string[] =>
  demo && site === 'portal' && port
    ? [port, ...liveOffsets.map((offset) => String(Number(port) + offset))]
    : [port]

/** Origins of one of our own pages, derived from where this process listens, under all its names. */
export const originsOfSite = (config: Config, site: Site): readonly string[] => {
  const { origin, protocol, hostname, port } = new URL(config.origins[site])
  if (!loopback.has(hostname)) return [origin]
  return portsOf(config, site, port).flatMap((each) =>
    namesOf(site).map((name) => `${protocol}//${name}${each && `:${each}`}`),
  )
}

/** The name under which a request reached the portal; its first name where the request came under another. */
export const portalOriginOf = (config: Config, request: Request): string => {
  const { origin } = new URL(request.url)
  return originsOfSite(config, 'portal').includes(origin) ? origin : config.origins.portal
}
