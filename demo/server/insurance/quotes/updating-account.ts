import { and, eq, inArray } from 'drizzle-orm'
import {
  accountDetailsErrors,
  type AccountDetails,
  type AccountUpdate,
} from '#core/insurance/accounts/details.ts'
import type { AccountFieldError } from '#core/insurance/accounts/new-account.ts'
import type { Account } from '#core/insurance/accounts/model.ts'
import { regionTable } from '#core/foundation/region/regions.ts'
import { serverFactsOf } from '#core/foundation/region/server-facts.ts'
import { findIndustry } from '../../directory/industry-codes/industries.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { without } from '../../kernel/lists/without.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { relateAgain } from '../accounts/companies.ts'
import { nameKey } from '../accounts/company-key.ts'
import { isCompanyDomain } from '../accounts/domain-check.ts'
import { changesPricedFacts } from '../accounts/insured.ts'
import { lockAccount, readAccount } from '../accounts/service.ts'
import { changesBetween } from '../activity/changes.ts'
import { logChanged } from '../activity/log.ts'
import { accounts, type AccountRecord } from '../accounts/tables.ts'
import { invalidateOthers, openStatuses } from './invalidating.ts'
import { quotes } from './tables.ts'

/** Errors that only the server knows: unknown industries and states, shared domains. */
const lookedUpErrors = (
  { region }: AccountRecord,
  { naicsCode, secondNaicsCode, state, mailingAddress, domainName, domains }: AccountDetails,
): AccountFieldError[] => {
  const { states } = serverFactsOf[region]
  const isState = (code: string | undefined): boolean =>
    !code || states.length === 0 || states.some(([known]) => known === code)
  const isIndustry = (code: string | undefined): boolean =>
    !code || findIndustry(region, code) !== undefined
  const checks = [
    ['naicsCode', isIndustry(naicsCode), 'industryRequired'],
    ['secondNaicsCode', isIndustry(secondNaicsCode), 'industryRequired'],
    ['state', isState(state), 'account-form:invalid.state'],
    ['mailingAddress.state', isState(mailingAddress?.state), 'account-form:invalid.state'],
    ['domainName', !domainName || isCompanyDomain(domainName), 'domainRejected'],
    ['domains', domains.every(isCompanyDomain), 'domainRejected'],
  ] as const
  return checks.flatMap(([field, isRight, code]) => (isRight ? [] : [{ field, code }]))
}

const checkDetails = (services: Services, record: AccountRecord, details: AccountDetails): void => {
  const year = services.clock.now().getUTCFullYear()
  const own = accountDetailsErrors({ region: record.region, year }, details)
  const fieldErrors = own.length > 0 ? own : lookedUpErrors(record, details)
  if (fieldErrors.length > 0) throw new ApiError('invalidInput', { fieldErrors })
}

const given = (text: string | undefined): string | null => text || null

/** The columns of checked details. */
const columnsOf = ({ region }: AccountRecord, details: AccountDetails) => {
  const { naicsCode, secondNaicsCode, primaryNaicsPercentage, isSameAddress } = details
  const { insuredPlace, splitsRevenue = false } = regionTable[region]
  const industry = findIndustry(region, naicsCode)
  return {
    name: details.name,
    nameKey: nameKey(details.name),
    dbaOrTradestyle: given(details.dbaOrTradestyle),
    naicsCode: industry?.code ?? naicsCode,
    naicsDescription: industry?.description ?? null,
    primaryNaicsPercentage,
    secondNaicsCode: given(secondNaicsCode),
    ein: given(details.ein),
    revenue: details.revenue ?? 0,
    nonUsRevenue: splitsRevenue ? details.nonUsRevenue : null,
    dunsNumber: given(details.dunsNumber),
    noOfEmployeesAll: details.noOfEmployeesAll,
    yearEstablished: details.yearEstablished,
    ownershipType: given(details.ownershipType),
    entityType: given(details.entityType),
    phoneNumber: given(details.phoneNumber),
    address1: given(details.address1),
    address2: given(details.address2),
    city: given(details.city),
    state: insuredPlace === 'state' ? given(details.state) : null,
    zipCode: given(details.zipCode),
    isFranchise: details.isFranchise,
    domainName: given(details.domainName?.toLowerCase()),
    domains: [...details.domains],
    url: given(details.url),
    numberOfPersonalRecords: details.numberOfPersonalRecords,
    percentInternationalSales: details.percentInternationalSales,
    isSameAddress,
    mailingAddress: isSameAddress ? null : details.mailingAddress,
  }
}

const hasOpenQuotes = async ({ database }: Services, { id }: AccountRecord): Promise<boolean> =>
  (await database
    .handle()
    .$count(quotes, and(eq(quotes.accountId, id), inArray(quotes.status, [...openStatuses])))) > 0

/** What saving these details would do to the account's quotes; changes nothing. */
export const checkAccountUpdate = (
  services: Services,
  viewer: Viewer,
  { accountId, ...details }: AccountUpdate,
): Promise<{ WillInvalidateQuotes: boolean; WillReferQuotes: boolean }> =>
  services.database.transaction(async () => {
    const record = await lockAccount(services, viewer, accountId)
    checkDetails(services, record, details)
    const isPriced = changesPricedFacts(record, columnsOf(record, details))
    return {
      WillInvalidateQuotes: isPriced && (await hasOpenQuotes(services, record)),
      // a changed price makes every open quote invalid, also those with an underwriter
      WillReferQuotes: false,
    }
  })

/**
 * Saves the details of an account: undoes the agent's verification, and makes its open quotes
 * invalid where they were priced by other facts (spec 2 §4). 409 when the account has changed since
 * the caller read it.
 */
export const updateAccount = (
  services: Services,
  viewer: Viewer,
  { accountId, ...details }: AccountUpdate,
  { seen }: { readonly seen?: string },
): Promise<Account> =>
  services.database.transaction(async () => {
    const record = await lockAccount(services, viewer, accountId)
    if (seen !== undefined && seen !== record.modified.toISOString()) {
      throw new ApiError('accountChanged')
    }
    checkDetails(services, record, details)
    const columns = columnsOf(record, details)
    const changes = { ...columns, embedUserId: null, verifiedDate: null }
    await services.database
      .handle()
      .update(accounts)
      .set({ ...changes, modified: services.clock.now() })
      .where(eq(accounts.id, record.id))
    await relateAgain(services, record, { ...record, ...changes })
    // the key follows from the name
    const named = without(columns, 'nameKey')
    const logged = changesBetween(record, named, Object.keys(named))
    await logChanged(services, viewer, { accountId: record.id, subject: 'account' }, logged)
    if (changesPricedFacts(record, columns)) await invalidateOthers(services, record.id, null)
    return readAccount(services, viewer, record.id)
  })
