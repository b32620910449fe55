import { registerFacts, type RegisterFact } from '#core/insurance/register/model.ts'
import type { GivenFacts, RegisterRecord } from './tables.ts'

const isKnown = (value: unknown): boolean =>
  value !== null && !(Array.isArray(value) && value.length === 0)

/** A company with its domains as accounts store them. */
const withPlainDomains = (company: RegisterRecord): RegisterRecord => ({
  ...company,
  domainName: company.domainName?.toLowerCase() ?? null,
  domains: company.domains.map((domain) => domain.toLowerCase()),
})

/** The register's values of some company facts, as accounts store them. */
export const givenFacts = (
  company: RegisterRecord,
  facts: readonly RegisterFact[] = registerFacts,
): GivenFacts => {
  const stored = withPlainDomains(company)
  return Object.fromEntries(
    facts.filter((fact) => isKnown(stored[fact])).map((fact) => [fact, stored[fact]]),
  )
}
