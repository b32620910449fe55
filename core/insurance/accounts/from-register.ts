import type { RegisterField } from '../register/model.ts'
import type { Account } from './model.ts'

/** Fields displayed on one line with register fields. The register has no second address line. */
export type LineField = RegisterField | 'address2'

/** Whether all known values of these fields are from the register. */
export const isFromRegister = (
  account: Pick<Account, LineField | 'fromRegister'>,
  ...fields: readonly LineField[]
): boolean => {
  const registerFields: readonly string[] = account.fromRegister
  const known = fields.filter((field) => String(account[field] ?? '') !== '')
  return known.length > 0 && known.every((field) => registerFields.includes(field))
}
