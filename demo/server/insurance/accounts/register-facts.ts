import { isDeepStrictEqual } from 'node:util'
import { registerFacts, type RegisterFact } from '#core/insurance/register/model.ts'
import type { AccountRecord } from './tables.ts'

/** The facts of an account that the register gave, and that are as it gave them. */
export const registerFactsOf = ({ prefilled, ...record }: AccountRecord): RegisterFact[] =>
  registerFacts.filter(
    (fact) => prefilled?.[fact] !== undefined && isDeepStrictEqual(prefilled[fact], record[fact]),
  )
