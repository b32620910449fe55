import type { Region } from '#core/foundation/region/regions.ts'
import { flaggedRegions } from '#core/foundation/region/region-flags.ts'

/** Flags as the platform serves them. */
export type ServedFlags = Readonly<Record<string, boolean>>

/**
 * The file of the sign-in page as the build drew it for a region, with the first question that the flags
 * ask for. None for any other address, nor where the page is to say why its visitor is there.
 */
export const loginFile = (
  { pathname, searchParams }: URL,
  ofHost: Region,
  flags: ServedFlags,
): string | undefined => {
  if (pathname !== '/login' || searchParams.has('existing')) return undefined
  const region = flaggedRegions.find(({ flag }) => flags[flag] === true)?.id ?? ofHost
  return `login/${region}${flags['SSO_LOGIN'] === true ? '-sso' : ''}.html`
}
