import * as z from 'zod/mini'

/** A text of the address; what is no text, or too long to be meant, is left out. */
export const addressText = z.catch(z.optional(z.string().check(z.maxLength(2000))), undefined)

/** Search parameters as flat texts: `?tab=QUOTES&sort=modified,desc`, readable where it is shared. */
export const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search))

const gentle = (text: string): string =>
  encodeURIComponent(text).replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%2F', '/')

/** The other way; what is missing or empty does not stand in the address. */
export const stringifySearch = (search: Readonly<Record<string, unknown>>): string => {
  const parts = Object.entries(search).flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [`${gentle(name)}=${gentle(value)}`] : [],
  )
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

/** An address of ours to go to after sign-in; anything that could lead elsewhere is none. */
export const ownAddress = (address: string | undefined): string | undefined =>
  // Browsers drop tabs and line ends: `/\t/elsewhere` would be another host.
  address !== undefined && /^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(address) ? address : undefined
