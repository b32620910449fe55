import { serverFactsOf } from '#core/foundation/region/server-facts.ts'
import { isDomain } from '#core/foundation/validation/domain.ts'

/** Top-level domains that are not public (RFC 6761, 6762, 7686, 8375). */
const reserved = ['arpa', 'internal', 'invalid', 'local', 'localhost', 'onion', 'home', 'lan']

/** Second levels of our regions under which domains are registered; none is a company's own. */
const secondLevels: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(serverFactsOf).flatMap(({ domains }) =>
    domains === undefined ? [] : [[domains.top, domains.second]],
  ),
)

/** Mail services: their domain is never an insured company's own. */
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

/** What is written with a domain: it ends the attestation that there is none. */
export const endedAttestation = { noDomainAttested: null } as const

/**
 * Whether a domain can be a company's own: registrable, and not of a reserved or shared kind.
 * Nothing is looked up, so the answer does not depend on the network.
 */
export const isCompanyDomain = (text: string): boolean => {
  const domain = text.toLowerCase()
  if (domain === '' || !isDomain(domain)) return false
  const [top = '', second = '', ...rest] = domain.split('.').toReversed()
  if (reserved.includes(top)) return false
  const isSuffix = rest.length === 0 && (secondLevels.get(top) ?? []).includes(second)
  return !isSuffix && !mailServices.includes(domain)
}
