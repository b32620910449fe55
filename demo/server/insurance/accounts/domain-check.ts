import { parse } from 'tldts'
import { domainOf, hasLongSuffix, isDomain } from '#core/foundation/validation/domain.ts'
import { isMailService } from './mail-services.ts'

/** Top-level domains that are not public (RFC 6761, 6762, 7686, 8375). */
const reserved = ['arpa', 'internal', 'invalid', 'local', 'localhost', 'onion', 'home', 'lan']

/** What is written with a domain: it ends the attestation that there is none. */
export const endedAttestation = { noDomainAttested: null } as const

/**
 * The error of a company's domain: none when it is registrable, and not of a reserved or shared kind.
 * Nothing is looked up on the network, so the answer does not depend on it.
 */
export const companyDomainError = (
  text: string,
): 'domainInvalid' | 'domainRejected' | undefined => {
  const domain = domainOf(text)
  if (domain === '' || !isDomain(domain)) return 'domainInvalid'
  const { domain: registrable, isIcann, publicSuffix } = parse(domain)
  if (hasLongSuffix(domain) && isIcann !== true) return 'domainInvalid'
  if (registrable === null || reserved.includes(publicSuffix ?? '')) return 'domainRejected'
  return isMailService(domain) ? 'domainRejected' : undefined
}

/** Whether a domain can be a company's own. */
export const isCompanyDomain = (text: string): boolean => companyDomainError(text) === undefined

/**
 * The errors of a field of domains that only the platform knows; forms find a text that is no domain
 * themselves.
 */
export const domainErrors = <const Field extends string>(
  field: Field,
  domains: readonly string[],
) => {
  const [code] = domains
    .filter((domain) => domain !== '' && isDomain(domain))
    .flatMap((domain) => companyDomainError(domain) ?? [])
  return code === undefined ? [] : [{ field, code }]
}
