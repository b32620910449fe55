import { and, desc, eq, inArray } from 'drizzle-orm'
import { defaultProductOf } from '#core/insurance/products/model.ts'
import { regionOfProduct } from '#core/insurance/products/products.ts'
import type { AutoQuoteInput } from '#core/insurance/submissions/forms.ts'
import type { Submission } from '#core/insurance/submissions/model.ts'
import { agencyOf } from '../../../directory/agencies/service.ts'
import { teams } from '../../../directory/teams/tables.ts'
import { activeUser } from '../../../directory/users/active-user.ts'
import { ApiError, fieldError } from '../../../kernel/api-error.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Services } from '../../../kernel/services.ts'
import { signedIn } from '../../../kernel/signed-in.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { accountOfCompany } from '../../accounts/new-account.ts'
import { readAccount } from '../../accounts/service.ts'
import { accounts } from '../../accounts/tables.ts'
import { answersOf } from '../../quotes/offers.ts'
import { saveQuote } from '../../quotes/saving.ts'
import { actOnSubmission, type WhichSubmission } from '../../submissions/acting.ts'
import { lockSubmission, readSubmission } from '../../submissions/reading.ts'
import type { SubmissionRecord } from '../../submissions/tables.ts'
import { readRenewal, saveRenewal } from '../renewal/service.ts'
import {
  asOfSubmission,
  fillAccount,
  identifiedCompany,
  quotedPerson,
  ratedCompany,
} from './company.ts'

/** The team of a new account: that of the submission, one of the viewer's, else the agency's default. */
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

/** The account that a submission names; 409 where it is another agency's by now. */
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
const accountFor = async (
  services: Services,
  viewer: Viewer,
  record: SubmissionRecord,
): Promise<string> => {
  if (record.accountId !== null) return ownAccount(services, viewer, record, record.accountId)
  return accountOfCompany(services, signedIn(viewer), await agencyOf(services, record.agencyId), {
    ...identifiedCompany(record),
    teamId: await teamOf(services, viewer, record),
    // the submitter looks after a new account, where they are a user of the agency
    agentEmail: (await activeUser(services, record.agencyId, record.submitterEmail))?.email,
  })
}

const quoteNew = async (
  { services, viewer, ip }: Context,
  record: SubmissionRecord,
  { product = defaultProductOf[record.region] }: Pick<AutoQuoteInput, 'product'>,
): Promise<string> => {
  if (regionOfProduct[product] !== record.region) throw fieldError('productNotOffered', 'product')
  const accountId = await accountFor(services, viewer, record)
  const draft = {
    ...quotedPerson(record),
    accountId,
    initialRequestData: {
      product,
      account: ratedCompany(record),
      securityAnswers: await answersOf(services, accountId),
    },
  }
  await saveQuote(services, viewer, product, draft, ip, { submissionId: record.id })
  return accountId
}

const quoteRenewal = async (
  context: Context,
  record: SubmissionRecord,
  policyId: string,
  { product }: Pick<AutoQuoteInput, 'product'>,
): Promise<string> => {
  const { services, viewer, ip } = context
  const { input } = await readRenewal(context, policyId)
  if (product !== undefined && product !== input.product)
    throw fieldError('productDiffers', 'product')
  const draft = {
    ...quotedPerson(record),
    policyId,
    initialRequestData: { ...input, account: ratedCompany(record) },
  }
  return (await saveRenewal(services, viewer, draft, ip)).accountId
}

/**
 * Prices a complete submission and links the quote to it. The same attempt gives the same answer; the
 * account is found or made in the same transaction, so that a refused price leaves none.
 */
export const autoQuote = async (
  context: Context,
  which: WhichSubmission,
  asked: AutoQuoteInput,
): Promise<Submission> => {
  const { services, viewer } = context
  try {
    return await services.database.transaction(async () => {
      const locked = await lockSubmission(services, viewer, which.submissionId)
      const isRepeated = asked.requestId !== undefined && locked.quoteRequestId === asked.requestId
      if (isRepeated) return readSubmission(services, viewer, locked.id)
      return actOnSubmission(services, viewer, 'autoQuote', which, async (record) => {
        const accountId =
          record.policyId === null
            ? await quoteNew(context, record, asked)
            : await quoteRenewal(context, record, record.policyId, asked)
        await fillAccount(services, accountId, record)
        return { change: { accountId, quoteRequestId: asked.requestId ?? null } }
      })
    })
  } catch (error) {
    throw asOfSubmission(error)
  }
}
