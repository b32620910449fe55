import { isDomain } from '#core/foundation/validation/domain.ts'
import { companyDomainError } from '../../kernel/domains/company-domain.ts'

/** What is written with a domain: it ends the attestation that there is none. */
export const endedAttestation = { noDomainAttested: null } as const

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
