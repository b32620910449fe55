import { registerFacts, type RegisterFact } from '#core/insurance/register/model.ts'
import type { GivenFacts, RegisterRecord } from './tables.ts'

const isKnown = (value: unknown): boolean =>
  value !== null && !(Array.isArray(value) && value.length === 0)

/** What the register knows of some facts of a company. */
export const givenFacts = (
  company: RegisterRecord,
  facts: readonly RegisterFact[] = registerFacts,
): GivenFacts =>
  Object.fromEntries(
    facts.filter((fact) => isKnown(company[fact])).map((fact) => [fact, company[fact]]),
  )
