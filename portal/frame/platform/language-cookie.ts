import { localeOf, type Locale } from '#core/foundation/region/regions.ts'
import type { TextLocale } from '#core/foundation/wording/translations.ts'

const name = 'parapet-language'

/** Lifetime of the cookie in seconds (spec 1 §7), long enough for the next page. */
const ttl = 60

/** The language of the previous page, used until region and flags are known. */
export const languageOfCookie = (cookies: string): Locale | undefined => {
  const value = cookies
    .split(/;\s*/)
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(name.length + 1)
  return Object.values(localeOf).find((locale) => locale === value)
}

/** The cookie to set when the language changes. */
export const languageCookie = (locale: TextLocale, isSecure: boolean): string =>
  `${name}=${locale}; Max-Age=${ttl}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
