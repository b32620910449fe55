import { isDomain } from '#core/foundation/validation/domain.ts'
import { companyDomainError } from '../../kernel/domains/company-domain.ts'

/** The columns to write with a domain: a domain ends the attestation that there is none. */
export const endedAttestation = { noDomainAttested: null } as const

/** Domain errors that only the server can find; forms check the format themselves. */
export const domainErrors = <const Field extends string>(
  field: Field,
  domains: readonly string[],
) => {
  const [code] = domains
    .filter((domain) => domain !== '' && isDomain(domain))
    .flatMap((domain) => companyDomainError(domain) ?? [])
  return code === undefined ? [] : [{ field, code }]
}
