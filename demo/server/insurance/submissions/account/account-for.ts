import { and, desc, eq, inArray } from 'drizzle-orm'
import { agencyOf } from '../../../directory/agencies/service.ts'
import { teams } from '../../../directory/teams/tables.ts'
import { activeUser } from '../../../directory/users/active-user.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Services } from '../../../kernel/services.ts'
import { signedIn } from '../../../kernel/signed-in.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { accountOfCompany } from '../../accounts/new-account.ts'
import { readAccount } from '../../accounts/service.ts'
import { accounts } from '../../accounts/tables.ts'
import type { SubmissionRecord } from '../tables.ts'
import { companyIdentity } from './company.ts'

/** The team of a new account: the submission's, one of the viewer's, otherwise the agency's default. */
const teamOf = async (
  { database }: Services,
  viewer: Viewer,
  { agencyId, teamIds }: SubmissionRecord,
): Promise<string | undefined> => {
  const own = viewer.kind === 'user' ? viewer.teamIds : undefined
  const [named] = teamIds
  if (named !== undefined) return named
  const [team] = await database
    .handle()
    .select({ id: teams.id })
    .from(teams)
    .where(
      and(
        eq(teams.organisationId, agencyId),
        own === undefined ? undefined : inArray(teams.id, [...own]),
      ),
    )
    .orderBy(desc(teams.isDefault), teams.id)
    .limit(1)
  return team?.id
}

/** The account that a submission was sent for; 409 if it belongs to another agency by now. */
const ownAccount = async (
  services: Services,
  viewer: Viewer,
  { agencyId }: SubmissionRecord,
  accountId: string,
): Promise<string> => {
  const [account] = await services.database
    .handle()
    .select({ agencyId: accounts.agencyId })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  if (account !== undefined && account.agencyId !== agencyId)
    throw new ApiError('submissionAccountMoved')
  return (await readAccount(services, viewer, accountId)).id
}

/** The account of a submission: its own, its company's, or a new one by the rules of new accounts. */
export const accountFor = async (
  services: Services,
  viewer: Viewer,
  record: SubmissionRecord,
): Promise<string> => {
  if (record.accountId !== null) return ownAccount(services, viewer, record, record.accountId)
  return accountOfCompany(services, signedIn(viewer), await agencyOf(services, record.agencyId), {
    ...companyIdentity(record),
    teamId: await teamOf(services, viewer, record),
    // the submitter is the new account's agent if they are a user of the agency
    agentEmail: (await activeUser(services, record.agencyId, record.submitterEmail))?.email,
    // staff have certified the application's values
    isAddressConfirmed: true,
  })
}
