import { trimmed, withoutInvisible } from './invisible.ts'

/**
 * Labels, then a top-level domain of letters or an encoded one. The length limit is that of DNS.
 */
const pattern = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/i

/** Top-level domains that the product accepts without a look-up (spec 1 §5). */
const short = /\.[a-z]{2,11}$/i

/** The longest possible domain name (RFC 1035). */
const maxLength = 253

/** Whether a text has the form of a domain name. An empty text is valid. */
export const isDomain = (text: string): boolean =>
  text === '' || (text.length <= maxLength && pattern.test(text))

/** Whether the top-level domain must be looked up, because it is long or encoded. */
export const hasLongSuffix = (domain: string): boolean => !short.test(domain)

/** A pasted domain without scheme and path: `https://a.example` → `a.example`. */
export const withoutScheme = (text: string): string =>
  text.trim().replace(/^(?:[a-z][a-z\d+.-]*:)?\/\//i, '')

/**
 * The ASCII form of an internationalised host (UTS 46); a text without one is returned unchanged.
 */
const asciiHost = (host: string): string => {
  if (/^\p{ASCII}*$/u.test(host)) return host
  try {
    return new URL(`http://${host}`).hostname
  } catch {
    return host
  }
}

/**
 * The stored form of the host of a typed or pasted domain, web address or e-mail address: lower
 * case, ASCII, without trailing dots. `https://Shop.Müller.example/a` →
 * `shop.xn--mller-kva.example`.
 */
export const domainOf = (text: string): string => {
  const line = trimmed(withoutInvisible(text)).normalize('NFKC')
  const [authority = ''] = withoutScheme(line)
    .replace(/^mailto:/i, '')
    .split(/[/?#\\]/, 1)
  const host = authority
    .slice(authority.lastIndexOf('@') + 1)
    .replace(/:\d*$/, '')
    .replace(/[\u3002\uff61]/g, '.')
    .replace(/(?<!\.)\.+$/, '')
  // a text without a host is returned, so that it is invalid instead of an empty field
  return host === '' ? line : asciiHost(host.toLowerCase())
}

/**
 * The domains in a text, in order and without duplicates, in the form of `domainOf`. Separators are
 * commas, semicolons and white space.
 */
export const parseDomains = (text: string): readonly string[] => [
  ...new Set(
    text
      .normalize('NFKC')
      .split(/[\s,;、]+/)
      .map(domainOf)
      .filter((each) => each !== ''),
  ),
]

/** Whether a text is the address of a web page, with or without its scheme: `acme.example/about`. */
export const isWebAddress = (text: string): boolean => {
  const rest = text.replace(/^https?:\/\//i, '')
  const [host = ''] = rest.split(/[/?#:]/, 1)
  return host !== '' && !/[\s@]/.test(host) && isDomain(domainOf(host)) && !/\s/.test(rest)
}
