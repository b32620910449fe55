import { isDeepStrictEqual } from 'node:util'
import { registerFacts, type RegisterFact } from '#core/insurance/register/model.ts'
import type { GivenFacts, RegisterRecord } from '../register/tables.ts'
import type { AccountRecord } from './tables.ts'

const isKnown = (value: unknown): boolean =>
  value !== null && !(Array.isArray(value) && value.length === 0)

/** What the register knows of some facts of a company. */
export const prefilledBy = (
  company: RegisterRecord,
  facts: readonly RegisterFact[] = registerFacts,
): GivenFacts =>
  Object.fromEntries(
    facts.filter((fact) => isKnown(company[fact])).map((fact) => [fact, company[fact]]),
  )

/** The facts of an account that the register gave, and that are as it gave them. */
export const fromRegister = ({ prefilled, ...record }: AccountRecord): RegisterFact[] =>
  registerFacts.filter(
    (fact) => prefilled?.[fact] !== undefined && isDeepStrictEqual(prefilled[fact], record[fact]),
  )
