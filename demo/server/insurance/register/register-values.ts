import { registerFacts, type RegisterField } from '#core/insurance/register/model.ts'
import type { RegisterValues, RegisterRecord } from './tables.ts'

const isKnown = (value: unknown): boolean =>
  value !== null && !(Array.isArray(value) && value.length === 0)

/** A company with its domains as accounts store them. */
const withPlainDomains = (company: RegisterRecord): RegisterRecord => ({
  ...company,
  domainName: company.domainName?.toLowerCase() ?? null,
  domains: company.domains.map((domain) => domain.toLowerCase()),
})

/** The register's values of some company fields, as accounts store them. */
export const registerValues = (
  company: RegisterRecord,
  fields: readonly RegisterField[] = registerFacts,
): RegisterValues => {
  const stored = withPlainDomains(company)
  return Object.fromEntries(
    fields.filter((field) => isKnown(stored[field])).map((field) => [field, stored[field]]),
  )
}
