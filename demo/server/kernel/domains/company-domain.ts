import { parse } from 'tldts'
import { toASCII } from 'tr46'
import { domainOf, hasLongSuffix, isDomain } from '#core/foundation/validation/domain.ts'
import { isMailService } from './mail-services.ts'

/** Top-level domains that are not public (RFC 6761, 6762, 7686, 8375). */
const reserved = ['arpa', 'internal', 'invalid', 'local', 'localhost', 'onion', 'home', 'lan']

/** Whether every label can be registered and an encoded one stands for a name (UTS 46). */
const isRegistrableName = (domain: string): boolean =>
  toASCII(domain, {
    checkBidi: true,
    checkJoiners: true,
    useSTD3ASCIIRules: true,
    verifyDNSLength: true,
  }) !== null

/**
 * The error of a company's domain; none if it is registrable and neither reserved nor shared. Uses
 * no network.
 */
export const companyDomainError = (
  text: string,
): 'domainInvalid' | 'domainRejected' | undefined => {
  const domain = domainOf(text)
  if (!isDomain(domain) || !isRegistrableName(domain)) return 'domainInvalid'
  const { domain: registrable, isIcann, publicSuffix } = parse(domain)
  if (hasLongSuffix(domain) && isIcann !== true) return 'domainInvalid'
  if (registrable === null || reserved.includes(publicSuffix ?? '')) return 'domainRejected'
  return isMailService(domain) ? 'domainRejected' : undefined
}

/** Whether a domain can belong to a company. */
export const isCompanyDomain = (text: string): boolean => companyDomainError(text) === undefined
