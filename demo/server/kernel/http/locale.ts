import { headerNames } from '#core/platform/api/headers.ts'
import { localeOf, regions, type Locale, type Region } from '#core/foundation/region/regions.ts'
import { regionOfHost } from '#core/foundation/region/region.ts'

const isRegion = (text: string): text is Region => (regions as readonly string[]).includes(text)
const locales = Object.values(localeOf)

/** The region that a request names in its header. */
export const namedRegion = (request: Request): Region | undefined => {
  const named = request.headers.get(headerNames.region)?.toUpperCase() ?? ''
  return isRegion(named) ? named : undefined
}

/** The region of a request: by its header, else by the host. */
export const regionOf = (request: Request): Region =>
  namedRegion(request) ?? regionOfHost(new URL(request.url).hostname)

/**
 * The language of an answer: the first of the caller's languages with texts, else that of the
 * region.
 */
export const localeFor = (request: Request, region: Region): Locale => {
  const wanted = (request.headers.get('Accept-Language') ?? '')
    .split(',')
    .map((each) => each.split(';')[0]?.trim().toLowerCase())
  const named = request.headers.has(headerNames.region)
  const spoken = locales.find((locale) => wanted[0] === locale.toLowerCase())
  return named && spoken ? spoken : localeOf[region]
}
