import * as z from 'zod/mini'

/** A text in the address; other types and overlong values are dropped. */
export const addressText = z.catch(z.optional(z.string().check(z.maxLength(2000))), undefined)

/** Search parameters as plain texts: `?tab=QUOTES&sort=modified,desc`, readable when shared. */
export const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search))

const gentle = (text: string): string =>
  encodeURIComponent(text).replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%2F', '/')

/** The inverse; undefined and empty values are omitted. */
export const stringifySearch = (search: Readonly<Record<string, unknown>>): string => {
  const parts = Object.entries(search).flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [`${gentle(name)}=${gentle(value)}`] : [],
  )
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

/**
 * A same-origin path to open after sign-in; undefined for anything that could lead to another site.
 */
export const ownAddress = (address: string | undefined): string | undefined =>
  // Browsers strip tabs and newlines, so `/\t/elsewhere` would be another host.
  address !== undefined && /^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(address) ? address : undefined
