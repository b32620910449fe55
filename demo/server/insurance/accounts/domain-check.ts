import { serverFactsOf } from '#core/foundation/region/server-facts.ts'
import { isDomain } from '#core/foundation/validation/domain.ts'

/** Top levels that no domain of the public network ends in (RFC 6761, 6762, 7686, 8375). */
const reserved = ['arpa', 'internal', 'invalid', 'local', 'localhost', 'onion', 'home', 'lan']

/** Second levels of our regions under which domains are registered; none is a company's own. */
const secondLevels: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(serverFactsOf).flatMap(({ domains }) =>
    domains === undefined ? [] : [[domains.top, domains.second]],
  ),
)

/** Mail services: their domain is the one of whoever runs them, never of an insured company. */
const mailServices = [
  'aol.com',
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'icloud.com',
  'outlook.com',
  'proton.me',
  'yahoo.com',
]

/**
 * Whether a domain can be a company's own: registrable, and nobody else's by its kind. Nothing is
 * looked up, so that the answer is the same without a network.
 */
export const isCompanyDomain = (text: string): boolean => {
  const domain = text.toLowerCase()
  if (domain === '' || !isDomain(domain)) return false
  const [top = '', second = '', ...rest] = domain.split('.').toReversed()
  if (reserved.includes(top)) return false
  const isSuffix = rest.length === 0 && (secondLevels.get(top) ?? []).includes(second)
  return !isSuffix && !mailServices.includes(domain)
}
