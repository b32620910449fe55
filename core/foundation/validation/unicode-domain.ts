import { toUnicode } from 'punycode/punycode.es6.js'
import { domainOf } from './domain.ts'

const decoded = (domain: string): string => {
  try {
    return toUnicode(domain)
  } catch {
    return domain
  }
}

/**
 * The readable form of a stored domain, `müller.example`. A domain that does not encode back to
 * itself is returned unchanged.
 */
export const unicodeDomain = (domain: string): string => {
  if (!domain.includes('xn--')) return domain
  const text = decoded(domain)
  return domainOf(text) === domain ? text : domain
}
