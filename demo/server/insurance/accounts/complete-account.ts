import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { regionTable } from '#core/foundation/region/regions.ts'
import type { Account } from '#core/insurance/accounts/model.ts'
import { maxLeads } from '#core/insurance/accounts/lead-endpoints.ts'
import { addressParts } from '#core/insurance/register/model.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { findCompanyByPlace } from '../register/find-company.ts'
import { givenFacts } from '../register/given-facts.ts'
import { companyKeyOf } from './company-key.ts'
import { endedAttestation } from './domain-check.ts'
import { accountScope } from './scope.ts'
import { lockAccount, readAccount } from './service.ts'
import { accounts, type AccountRecord } from './tables.ts'
import { writeFacts } from './write-facts.ts'

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

/** Whether an account has any part of an address besides the place that identifies its company. */
const hasAddress = ({ region, address1, address2, city, zipCode }: AccountRecord): boolean =>
  [address1, address2, city, regionTable[region].insuredPlace === 'state' ? zipCode : null].some(
    Boolean,
  )

/**
 * Adds the facts that a locked account lacks, from the registered company with the same name and place.
 * Returns undefined if there is none. Known facts stay, so no price changes.
 */
const completeFromRegister = async (
  services: Services,
  viewer: Viewer,
  record: AccountRecord,
): Promise<boolean | undefined> => {
  const found = await findCompanyByPlace(services.database, companyKeyOf(record))
  if (found === undefined) return undefined
  // an address is taken as a whole or not at all
  const isOpen = (fact: (typeof registerFacts)[number]): boolean =>
    isUnknown(record[fact]) && !(addressParts.some((part) => part === fact) && hasAddress(record))
  const added = registerFacts.filter((fact) => isOpen(fact) && !isUnknown(found[fact]))
  const given = givenFacts(found, added)
  const changes = { ...given, ...(given.domainName && endedAttestation) }
  const prefilled = { ...record.prefilled, ...given }
  return writeFacts(services, viewer, record, changes, { prefilled })
}

/** Adds the facts that an account lacks from the register; 409 if the register does not have the company. */
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
    await writeFacts(services, viewer, record, { noDomainAttested: noDomainAttested ?? now })
    return readAccount(services, viewer, record.id)
  })
