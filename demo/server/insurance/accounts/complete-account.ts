import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { regionTable } from '#core/foundation/region/regions.ts'
import type { Account } from '#core/insurance/accounts/model.ts'
import { maxLeads } from '#core/insurance/accounts/lead-endpoints.ts'
import { addressParts } from '#core/insurance/register/model.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { findCompanyByPlace } from '../register/find-company.ts'
import { registerValues } from '../register/register-values.ts'
import { companyKeyOf } from './company-key.ts'
import { clearedNoDomainAttestation } from './company-domain.ts'
import { accountScope } from './scope.ts'
import { lockAccount, readAccount } from './service.ts'
import { accounts, type AccountRecord } from './tables.ts'
import { writeAccountData } from './write-account-data.ts'

/** Fields that the register may add to an account. */
const completableFields = [
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

/**
 * Whether an account has any part of an address besides the state or postcode that identifies its
 * company.
 */
const hasAddress = ({ region, address1, address2, city, zipCode }: AccountRecord): boolean =>
  [address1, address2, city, regionTable[region].locationField === 'state' ? zipCode : null].some(
    Boolean,
  )

/**
 * Adds the data that a locked account lacks, from the registered company with the same name and place.
 * Returns undefined if there is none. Existing values are not overwritten, so no price changes.
 */
const completeFromRegister = async (
  services: Services,
  viewer: Viewer,
  record: AccountRecord,
): Promise<boolean | undefined> => {
  const found = await findCompanyByPlace(services.database, companyKeyOf(record))
  if (found === undefined) return undefined
  // an address is filled in completely or not at all
  const isOpen = (field: (typeof completableFields)[number]): boolean =>
    isUnknown(record[field]) && !(addressParts.some((part) => part === field) && hasAddress(record))
  const added = completableFields.filter((field) => isOpen(field) && !isUnknown(found[field]))
  const registered = registerValues(found, added)
  const changes = { ...registered, ...(registered.domainName && clearedNoDomainAttestation) }
  const prefilled = { ...record.prefilled, ...registered }
  return writeAccountData(services, viewer, record, changes, { prefilled })
}

/**
 * Adds the data that an account lacks from the register; 409 if the register does not have the company.
 */
export const reloadAccount = (
  services: Services,
  viewer: Viewer,
  accountId: string,
): Promise<Account> =>
  services.database.transaction(async () => {
    const record = await lockAccount(services, viewer, accountId)
    const isChanged = await completeFromRegister(services, viewer, record)
    if (isChanged === undefined) throw new ApiError('notInRegister')
    return readAccount(services, viewer, record.id)
  })

/** The viewer's accounts that have not been quoted yet. */
const leadsOf = (viewer: Viewer) =>
  and(accountScope(viewer), eq(accounts.status, 'Open'), isNull(accounts.embedUserId))

/** Completes one lead in its own transaction, so that a call never locks many accounts. */
const completeLead = (services: Services, viewer: Viewer, id: string): Promise<boolean> =>
  services.database.transaction(async () => {
    const [lead] = await services.database
      .handle()
      .select()
      .from(accounts)
      .where(and(leadsOf(viewer), eq(accounts.id, id)))
      .for('update')
    // quoted or deleted meanwhile
    if (lead === undefined) return false
    return (await completeFromRegister(services, viewer, lead)) === true
  })

/** Completes the viewer's next leads from the register, in the order of their ids. */
export const syncLeads = async (services: Services, viewer: Viewer, after: string | undefined) => {
  const leads = await services.database
    .handle()
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(leadsOf(viewer), after === undefined ? undefined : gt(accounts.id, after)))
    .orderBy(asc(accounts.id))
    .limit(maxLeads)
  let updated = 0
  for (const { id } of leads) {
    if (await completeLead(services, viewer, id)) updated += 1
  }
  const last = leads.length === maxLeads ? leads.at(-1) : undefined
  return { checked: leads.length, updated, ...(last && { next: last.id }) }
}

/** Attests that the company has no domain of its own; idempotent. */
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
    await writeAccountData(services, viewer, record, { noDomainAttested: noDomainAttested ?? now })
    return readAccount(services, viewer, record.id)
  })
