import { and, arrayContains, eq, isNull, or, sql } from 'drizzle-orm'
import { maxActiveKeys } from '#core/identity/access/modes.ts'
import { configuredOrigins, originsOfSite } from '../../kernel/http/origins/site-origins.ts'
import { hasAny } from '../../kernel/lists/column-filter.ts'
import type { Config, Services } from '../../kernel/services.ts'
import { accessKeys, siteRoles, type AccessKeyRecord } from './tables.ts'

/** The demo's own pages that may use a key, with one address each. */
export const demoOriginsOf = (
  config: Config,
  { sites }: Pick<AccessKeyRecord, 'sites'>,
): readonly string[] =>
  config.demo ? sites.flatMap((role) => configuredOrigins(config, role)) : []

/** Origins that may use a key. The platform's own pages have keys only in the demo. */
export const originsOfKey = (
  config: Config,
  key: Pick<AccessKeyRecord, 'origins' | 'sites'>,
): ReadonlySet<string> =>
  new Set([
    ...key.origins,
    ...(config.demo ? key.sites.flatMap((role) => originsOfSite(config, role)) : []),
  ])

/** Whether an origin belongs to an active key or to the portal. */
export const isKnownOrigin = async (services: Services, origin: string): Promise<boolean> => {
  const { config, database } = services
  if (originsOfSite(config, 'portal').includes(origin)) return true
  const sites = siteRoles.filter((role) => originsOfSite(config, role).includes(origin))
  const isOfSite = config.demo && sites.length > 0
  const [known] = await database
    .handle()
    .select({ one: sql<number>`1` })
    .from(accessKeys)
    .where(
      and(
        isNull(accessKeys.ended),
        or(
          arrayContains(accessKeys.origins, [origin]),
          isOfSite ? hasAny(accessKeys.sites, sites) : undefined,
        ),
      ),
    )
    .limit(1)
  return known !== undefined
}

/**
 * The origins that may frame the payment processor's page when a page of `origin` opens it:
 * `origin`, and the other origins of the agency's keys that include it, because the browser checks
 * all ancestors of a frame. Empty when no key includes `origin`.
 */
export const frameAncestorsOf = async (
  services: Services,
  agencyId: string,
  origin: string,
): Promise<readonly string[]> => {
  if (originsOfSite(services.config, 'portal').includes(origin)) return [origin]
  if (!(await isKnownOrigin(services, origin))) return []
  const keys = await services.database
    .handle()
    .select({ origins: accessKeys.origins, sites: accessKeys.sites })
    .from(accessKeys)
    .where(and(eq(accessKeys.agencyId, agencyId), isNull(accessKeys.ended)))
    .limit(maxActiveKeys)
  const others = keys
    .map((key) => originsOfKey(services.config, key))
    .filter((origins) => origins.has(origin))
    .flatMap((origins) => [...origins])
  return [...new Set([origin, ...others])]
}
