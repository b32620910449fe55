import { eq } from 'drizzle-orm'
import type { Account } from '#core/insurance/accounts/model.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { changesBetween } from '../activity/changes.ts'
import { logChanged } from '../activity/log.ts'
import { findByPlace } from '../register/find.ts'
import { relateAgain } from './companies.ts'
import { companyKeyOf } from './company-key.ts'
import { lockAccount, readAccount } from './service.ts'
import { accounts, type AccountRecord } from './tables.ts'

/** Facts that the register may add to an account. */
const registerFacts = [
  'naicsCode',
  'naicsDescription',
  'revenue',
  'yearEstablished',
  'noOfEmployeesAll',
  'ownershipType',
  'entityType',
  'phoneNumber',
  'address1',
  'city',
  'zipCode',
  'domainName',
  'domains',
] as const satisfies readonly (keyof AccountRecord)[]

const isUnknown = (value: unknown): boolean =>
  value === null || value === '' || value === 0 || (Array.isArray(value) && value.length === 0)

/** Writes changes, which undo the agent's verification, and logs them. */
const writeChanges = async (
  services: Services,
  viewer: Viewer,
  record: AccountRecord,
  changes: Partial<AccountRecord>,
): Promise<Account> => {
  const logged = changesBetween(record, changes, Object.keys(changes))
  if (logged.length === 0) return readAccount(services, viewer, record.id)
  const written = { ...changes, verifiedDate: null, modified: services.clock.now() }
  await services.database.handle().update(accounts).set(written).where(eq(accounts.id, record.id))
  await relateAgain(services, record, { ...record, ...written })
  await logChanged(services, viewer, { accountId: record.id, subject: 'account' }, logged)
  return readAccount(services, viewer, record.id)
}

/**
 * Takes the facts that an account lacks from the register's company of the same name and place. A
 * known fact stays, so no quote was priced by another one.
 */
export const reloadAccount = (
  services: Services,
  viewer: Viewer,
  accountId: string,
): Promise<Account> =>
  services.database.transaction(async () => {
    const record = await lockAccount(services, viewer, accountId)
    const found = await findByPlace(services.database, companyKeyOf(record))
    if (found === undefined) throw new ApiError('notInRegister')
    const added = registerFacts.filter((fact) => isUnknown(record[fact]) && !isUnknown(found[fact]))
    const changes = Object.fromEntries(added.map((fact) => [fact, found[fact]]))
    return writeChanges(services, viewer, record, changes)
  })

/** Attests that the company has no domain of its own; again, it stays as it was. */
export const attestNoDomain = (
  services: Services,
  viewer: Viewer,
  accountId: string,
): Promise<Account> =>
  services.database.transaction(async () => {
    const record = await lockAccount(services, viewer, accountId)
    const { domainName, noDomainAttested } = record
    if (domainName) throw new ApiError('domainKnown', { params: { domain: domainName } })
    const now = services.clock.now()
    return writeChanges(services, viewer, record, { noDomainAttested: noDomainAttested ?? now })
  })
