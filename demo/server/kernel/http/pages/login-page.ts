import type { Region } from '#core/foundation/region/regions.ts'
import { flaggedRegions } from '#core/foundation/region/region-flags.ts'

/** Flags as the platform serves them. */
export type ServedFlags = Readonly<Record<string, boolean>>

/**
 * The prerendered file of the sign-in page for a region, with the first step that the flags
 * determine. Undefined for any other address, and for one with a message to show.
 */
export const loginFile = (
  { pathname, searchParams }: URL,
  hostRegion: Region,
  flags: ServedFlags,
): string | undefined => {
  if (pathname !== '/login' || searchParams.has('existing')) return undefined
  const region = flaggedRegions.find(({ flag }) => flags[flag] === true)?.id ?? hostRegion
  return `login/${region}${flags['SSO_LOGIN'] === true ? '-sso' : ''}.html`
}
