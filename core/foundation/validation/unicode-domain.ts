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
 * A stored domain as people write it, `müller.example`. One that does not encode back to the same
 * domain stays as it is.
 */
export const unicodeDomain = (domain: string): string => {
  if (!domain.includes('xn--')) return domain
  const text = decoded(domain)
  return domainOf(text) === domain ? text : domain
}
