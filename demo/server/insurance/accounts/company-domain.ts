import { isDomain } from '#core/foundation/validation/domain.ts'
import { companyDomainError } from '../../kernel/domains/company-domain.ts'

/** Clears the no-domain attestation; set together with a domain. */
export const clearedNoDomainAttestation = { noDomainAttested: null } as const

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
