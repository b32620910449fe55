import { headerNames } from '#core/platform/api/headers.ts'
import { localeOf, regions, type Locale, type Region } from '#core/foundation/region/regions.ts'
import { regionOfHost } from '#core/foundation/region/region.ts'

const isRegion = (text: string): text is Region => (regions as readonly string[]).includes(text)
const locales = Object.values(localeOf)

/** The region that a request names in its header. */
export const namedRegion = (request: Request): Region | undefined => {
  const header = request.headers.get(headerNames.region)?.toUpperCase() ?? ''
  return isRegion(header) ? header : undefined
}

/** The region of a request: by its header, else by the host. */
export const regionOf = (request: Request): Region =>
  namedRegion(request) ?? regionOfHost(new URL(request.url).hostname)

/**
 * The language of a response: the first of the caller's languages with texts, else that of the
 * region.
 */
export const localeFor = (request: Request, region: Region): Locale => {
  const acceptedLanguages = (request.headers.get('Accept-Language') ?? '')
    .split(',')
    .map((each) => each.split(';')[0]?.trim().toLowerCase())
  const hasRegionHeader = request.headers.has(headerNames.region)
  const acceptedLocale = locales.find((locale) => acceptedLanguages[0] === locale.toLowerCase())
  return hasRegionHeader && acceptedLocale ? acceptedLocale : localeOf[region]
}
