import type { Region } from '#core/foundation/region/regions.ts'
import type { NewAccount } from '#core/insurance/accounts/new-account.ts'
import type { RegisterField } from '#core/insurance/register/model.ts'
import { nameKey } from '#core/insurance/register/name-key.ts'
import type { Services } from '../../kernel/services.ts'
import { findCompanyById } from '../register/find-company.ts'
import { registerValues } from '../register/register-values.ts'
import type { RegisterRecord } from '../register/tables.ts'

/** The registered company that a new account names; ignored if its name or region differs. */
export const chosenCompany = async (
  { database }: Services,
  region: Region,
  { name, registerId }: Pick<NewAccount, 'name' | 'registerId'>,
): Promise<RegisterRecord | undefined> => {
  const company = registerId === undefined ? undefined : await findCompanyById(database, registerId)
  const isOwn = company?.region === region && nameKey(company.name) === nameKey(name)
  return isOwn ? company : undefined
}

/** Fields that a new account takes from the register; the form provides the others. */
const prefillFields = [
  'naicsCode',
  'naicsDescription',
  'revenue',
  'noOfEmployeesAll',
  'yearEstablished',
  'ownershipType',
  'entityType',
  'domains',
] as const satisfies readonly RegisterField[]

/** The columns that a new account takes from its registered company. */
export const registerColumnsFor = (company: RegisterRecord) => ({
  ...registerValues(company, prefillFields),
  prefilled: registerValues(company),
})
