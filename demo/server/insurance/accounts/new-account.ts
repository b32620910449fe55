import { and, eq } from 'drizzle-orm'
import {
  newAccountErrors,
  type AccountFieldError,
  type MsspAccount,
  type NewAccount,
} from '#core/insurance/accounts/new-account.ts'
import type { Account } from '#core/insurance/accounts/model.ts'
import { regionTable } from '#core/foundation/region/regions.ts'
import { assignablePhone } from '#core/foundation/validation/numbering-plan.ts'
import { dialable } from '#core/foundation/validation/phone.ts'
import { isStateOf } from '#core/foundation/region/server-data.ts'
import { agencyOf } from '../../directory/agencies/service.ts'
import { logCreation } from '../../kernel/activity/log.ts'
import { accountSubject } from '../activity/subjects.ts'
import { agencies, type AgencyRecord } from '../../directory/agencies/tables.ts'
import { teams } from '../../directory/teams/tables.ts'
import { agentNamed } from '../../directory/users/active-user.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { isCompanyDomain } from '../../kernel/domains/company-domain.ts'
import { renamedFields } from '../../kernel/renamed-fields.ts'
import { signedIn, type SignedIn } from '../../kernel/signed-in.ts'
import { phoneText } from '../../kernel/phones.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { RegisterRecord } from '../register/tables.ts'
import { unverifiedParts } from './address-check.ts'
import { chosenCompany, registerColumnsFor } from './chosen-company.ts'
import { domainErrors } from './company-domain.ts'
import { isSecurityProvider } from './to-wire.ts'
import { insertAccount } from './insured.ts'
import {
  findDuplicate,
  assertNoDuplicate,
  rejectHiddenAccount,
  visibleAccountId,
} from './duplicates.ts'
import { readAccount } from './service.ts'
import { teamAccounts } from './tables.ts'

const refused = (fieldErrors: readonly AccountFieldError[]): ApiError =>
  new ApiError('invalidInput', { fieldErrors })

/** The agency of a new account: the viewer's own, or the one that staff choose. */
export const agencyFor = async (
  services: Services,
  viewer: Viewer,
  named: string | undefined,
): Promise<AgencyRecord> => {
  if (viewer.kind !== 'user') throw new ApiError('forbidden')
  if (viewer.accountType === 'AGENCY') {
    if (named !== undefined && named !== viewer.accountId) throw new ApiError('forbidden')
    return agencyOf(services, viewer.accountId)
  }
  if (viewer.accountType !== 'PARAPET') throw new ApiError('forbidden')
  if (named === undefined) {
    throw refused([{ field: 'agencyId', code: 'account-form:invalid.agency' }])
  }
  return agencyOf(services, named)
}

/** The agent of a new account: the one that staff choose, or the agency's user who adds it. */
const agentFor = async (
  services: Services,
  viewer: SignedIn,
  agency: AgencyRecord,
  named: string | undefined,
): Promise<string | null> => {
  if (viewer.accountType === 'AGENCY' && viewer.isImpersonating !== true) return viewer.userId
  if (!named) return null
  return (await agentNamed(services, agency.id, named)).id
}

/**
 * An agency with teams assigns each account to one of them; a member of teams must choose one of their
 * own.
 */
const teamErrors = async (
  { database }: Services,
  viewer: Viewer,
  agencyId: string,
  teamId: string | undefined,
): Promise<AccountFieldError[]> => {
  // the agency chooses the team, not the security provider
  if (isSecurityProvider(viewer)) return []
  const known = await database
    .handle()
    .select({ id: teams.id })
    .from(teams)
    .where(eq(teams.organisationId, agencyId))
  if (known.length === 0 && teamId === undefined) return []
  const own = viewer.kind === 'user' ? viewer.teamIds : undefined
  const isKnown = known.some(({ id }) => id === teamId && (own === undefined || own.includes(id)))
  return isKnown ? [] : [{ field: 'teamId', code: 'account-form:invalid.team' }]
}

/** Renames a phone field to its name in the security provider's form. */
const renamed = async <Value>(inserted: Promise<Value>): Promise<Value> => {
  try {
    return await inserted
  } catch (error) {
    throw renamedFields(error, (field) => (field === 'phoneNumber' ? 'phone' : field))
  }
}

/** The error of a state that the region does not have. */
export const stateErrors = (
  region: AgencyRecord['region'],
  state: string | undefined,
  field: 'state' | 'mailingAddress.state' = 'state',
) => (isStateOf(region, state) ? [] : [{ field, code: 'account-form:invalid.state' as const }])

const orNull = (text: string | undefined): string | null => text || null

/** The error of a well-formed number that its country does not assign. */
const phoneErrors = (
  region: AgencyRecord['region'],
  { phoneNumber }: NewAccount,
): AccountFieldError[] =>
  phoneNumber && dialable(region, phoneNumber) && assignablePhone(region, phoneNumber) === null
    ? [{ field: 'phoneNumber', code: 'phoneInvalid' }]
    : []

/** The fields that identify the company of a new account. */
const identityOf = (agency: AgencyRecord, input: NewAccount) => ({
  region: agency.region,
  name: input.name,
  state: regionTable[agency.region].locationField === 'state' ? orNull(input.state) : null,
  zipCode: orNull(input.zipCode),
  domainName: orNull(input.domainName?.toLowerCase()),
  embedUserId: null,
})

/** A new account with its company's registered domain, for forms that do not ask for a domain. */
const withDomain = (
  viewer: Viewer,
  company: RegisterRecord | undefined,
  input: NewAccount,
): NewAccount => {
  const domainName = company?.domainName ?? ''
  return isSecurityProvider(viewer) && isCompanyDomain(domainName)
    ? { ...input, domainName }
    : input
}

/** Checks a new account of an agency and creates it. */
const makeAccount = async (
  services: Services,
  viewer: SignedIn,
  agency: AgencyRecord,
  input: NewAccount,
): Promise<Account> => {
  const { region } = agency
  const { domainName, teamId } = input
  const fieldErrors: AccountFieldError[] = [
    ...newAccountErrors(region, input),
    ...phoneErrors(region, input),
    ...stateErrors(region, input.state),
    ...stateErrors(region, input.mailingAddress?.state, 'mailingAddress.state'),
    ...domainErrors('domainName', domainName === undefined ? [] : [domainName]),
    ...(await teamErrors(services, viewer, agency.id, teamId)),
  ]
  if (fieldErrors.length > 0) throw refused(fieldErrors)
  const wrongParts = await unverifiedParts(services, viewer, region, input)
  if (wrongParts.length > 0) throw refused(wrongParts)
  const company = await chosenCompany(services, region, input)
  const identity = identityOf(agency, withDomain(viewer, company, input))
  await assertNoDuplicate(services, viewer, agency.id, identity)
  const { id } = await insertAccount(services, {
    // unknown until they are entered
    naicsCode: '',
    revenue: 0,
    ...(company && registerColumnsFor(company)),
    ...identity,
    agencyId: agency.id,
    agentUserId: await agentFor(services, viewer, agency, input.agentEmail),
    msspId: isSecurityProvider(viewer) ? viewer.accountId : null,
    address1: orNull(input.address1),
    city: orNull(input.city),
    phoneNumber: orNull(input.phoneNumber && phoneText(agency.region, input.phoneNumber)),
    ...(input.mailingAddress && {
      isSameAddress: false,
      mailingAddress: input.mailingAddress,
    }),
  })
  await logCreation(services, viewer, accountSubject(id))
  if (teamId !== undefined) {
    await services.database.handle().insert(teamAccounts).values({ teamId, accountId: id })
  }
  return readAccount(services, viewer, id)
}

/**
 * The agency's account of a company: the existing one by the rules of duplicates, or a new one. 409 if
 * the viewer does not see the existing one.
 */
export const accountOfCompany = async (
  services: Services,
  viewer: SignedIn,
  agency: AgencyRecord,
  input: NewAccount,
): Promise<string> => {
  const known = await findDuplicate(services, agency.id, identityOf(agency, input))
  if (known === undefined) return (await makeAccount(services, viewer, agency, input)).id
  const seen = await visibleAccountId(services, viewer, known.id)
  return seen ?? rejectHiddenAccount(services, viewer)
}

/** Creates an account of a company that has not been quoted yet. */
export const createAccount = (
  services: Services,
  viewer: Viewer,
  input: NewAccount,
): Promise<Account> =>
  services.database.transaction(async () =>
    makeAccount(
      services,
      signedIn(viewer),
      await agencyFor(services, viewer, input.agencyId),
      input,
    ),
  )

/** Creates an account of a managed security provider, for an appointed agency in its region. */
export const createMsspAccount = (
  services: Services,
  viewer: Viewer,
  region: AgencyRecord['region'],
  { cbid, phone, agencyId, ...input }: MsspAccount,
): Promise<Account> =>
  services.database.transaction(async () => {
    const [agency] = await services.database
      .handle()
      .select()
      .from(agencies)
      .where(
        and(eq(agencies.id, agencyId), eq(agencies.region, region), eq(agencies.isAppointed, true)),
      )
    if (agency === undefined)
      throw refused([{ field: 'agencyId', code: 'account-form:invalid.agency' }])
    return renamed(
      makeAccount(services, signedIn(viewer), agency, {
        ...input,
        ...(cbid && { registerId: cbid }),
        ...(phone && { phoneNumber: phone }),
      }),
    )
  })
