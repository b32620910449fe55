import { and, eq } from 'drizzle-orm'
import type { AgencyAssignment } from '#core/insurance/contacts/model.ts'
import { agencies } from '../../directory/agencies/tables.ts'
import { ApiError, fieldError, notFound } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { lockAccountsOf, makeOwner } from '../accounts/companies.ts'
import { insertAccount } from '../accounts/insured.ts'
import { accountScope } from '../accounts/scope.ts'
import { accounts, type AccountRecord } from '../accounts/tables.ts'
import { changesBetween } from '../../kernel/activity/changes.ts'
import { logChange, logCreation } from '../../kernel/activity/log.ts'
import { accountSubject } from '../activity/subjects.ts'
import { agentOf } from './agent-of-account.ts'
import { mailAssignedAccount } from './mails.ts'

const assertSameRegion = async (
  { database }: Services,
  { region }: AccountRecord,
  agencyId: string,
): Promise<void> => {
  const [agency] = await database
    .handle()
    .select({ region: agencies.region })
    .from(agencies)
    .where(eq(agencies.id, agencyId))
  if (agency === undefined) throw fieldError('contacts:invalid.agency', 'agencyId')
  if (agency.region !== region) throw fieldError('contacts:invalid.region', 'agencyId')
}

/** Locks an account in scope and all accounts of its company: a concurrent assignment waits. */
const companyOf = async (services: Services, viewer: Viewer, accountId: string) => {
  const [found] = await services.database
    .handle()
    .select({ companyId: accounts.companyId })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), accountScope(viewer)))
  if (found === undefined) throw notFound()
  const all = await lockAccountsOf(services, found.companyId)
  const account = all.find(({ id }) => id === accountId)
  if (account === undefined) throw new ApiError('conflict')
  return { account, all }
}

/**
 * Creates an account of the same company for another agency, with the company's identity and its
 * policyholder. Other data, quotes and notes stay with the first agency.
 */
const copyFor = (
  services: Services,
  account: AccountRecord,
  agencyId: string,
): Promise<AccountRecord> =>
  insertAccount(services, {
    // unknown until the agency enters them
    naicsCode: '',
    revenue: 0,
    region: account.region,
    name: account.name,
    state: account.state,
    zipCode: account.zipCode,
    city: account.city,
    domainName: account.domainName,
    policyContactFirstName: account.policyContactFirstName,
    policyContactLastName: account.policyContactLastName,
    policyContactEmail: account.policyContactEmail,
    policyContactPhone: account.policyContactPhone,
    agencyId,
  })

/** Assigns an agency to the company of an account; with `link` the agency becomes the company's owner. */
export const assignAgency = (
  services: Services,
  viewer: Viewer,
  { accountId, agencyId, link = false }: AgencyAssignment,
): Promise<{ accountId: string }> =>
  services.database.transaction(async () => {
    const { account, all } = await companyOf(services, viewer, accountId)
    await assertSameRegion(services, account, agencyId)
    const known = all.find((each) => each.agencyId === agencyId && each.embedUserId === null)
    if (known !== undefined && (!link || known.relation === 'owner')) {
      const fieldErrors = [{ field: 'agencyId', code: 'agencyAssigned' }]
      throw new ApiError('agencyAssigned', { fieldErrors })
    }
    const assigned = known ?? (await copyFor(services, account, agencyId))
    const subject = accountSubject(assigned.id)
    if (known === undefined) await logCreation(services, viewer, subject)
    if (link) {
      await makeOwner(services, assigned, 'interested', all)
      const changes = changesBetween({ relation: assigned.relation }, { relation: 'owner' })
      await logChange(services, viewer, subject, changes)
    }
    const agent = await agentOf(services, assigned.id)
    await mailAssignedAccount(
      services,
      { company: account.name, region: account.region, agent },
      'agency',
    )
    return { accountId: assigned.id }
  })
