import type { RegisterFact } from '../register/model.ts'
import type { Account } from './model.ts'

/** Facts displayed on one line with register facts. The register has no second address line. */
export type LineFact = RegisterFact | 'address2'

/** Whether all known values of these facts are from the register. */
export const isFromRegister = (
  account: Pick<Account, LineFact | 'fromRegister'>,
  ...facts: readonly LineFact[]
): boolean => {
  const given: readonly string[] = account.fromRegister
  const known = facts.filter((fact) => String(account[fact] ?? '') !== '')
  return known.length > 0 && known.every((fact) => given.includes(fact))
}
