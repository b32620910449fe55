import { isDeepStrictEqual } from 'node:util'
import { registerFacts, type RegisterFact } from '#core/insurance/register/model.ts'
import type { AccountRecord } from './tables.ts'

/** The facts of an account that still equal the register's. */
export const registerFactsOf = ({ prefilled, ...record }: AccountRecord): RegisterFact[] =>
  registerFacts.filter(
    (fact) => prefilled?.[fact] !== undefined && isDeepStrictEqual(prefilled[fact], record[fact]),
  )
