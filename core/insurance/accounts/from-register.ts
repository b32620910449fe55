import type { RegisterFact } from '../register/model.ts'
import type { Account } from './model.ts'

/** Facts that are shown in one line with those of the register; the register knows no second address line. */
export type LineFact = RegisterFact | 'address2'

/** Whether all that is known of some facts is as the register gave it. */
export const isFromRegister = (
  account: Pick<Account, LineFact | 'fromRegister'>,
  ...facts: readonly LineFact[]
): boolean => {
  const given: readonly string[] = account.fromRegister
  const known = facts.filter((fact) => String(account[fact] ?? '') !== '')
  return known.length > 0 && known.every((fact) => given.includes(fact))
}
