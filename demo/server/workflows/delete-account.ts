import { eq, inArray } from 'drizzle-orm'
import { deletionError } from '#core/insurance/accounts/actions.ts'
import { accountStateOf } from './read-account.ts'
import { leaveCompany } from '../insurance/accounts/companies.ts'
import { lockAccount } from '../insurance/accounts/service.ts'
import { retailAgents } from '../insurance/accounts/retail-agents/tables.ts'
import { accounts, teamAccounts, type AccountRecord } from '../insurance/accounts/tables.ts'
import type { AccountWorkflows } from '../insurance/accounts/workflows.ts'
import { logDeletion } from '../kernel/activity/log.ts'
import { accountSubject } from '../insurance/activity/subjects.ts'
import { policyholderAgents } from '../insurance/contacts/tables.ts'
import { documents } from '../insurance/documents/tables.ts'
import { accountNotes } from '../insurance/notes/tables.ts'
import { cartQuotes, comparisons } from '../insurance/quotes/cart/tables.ts'
import { subjectivities } from '../insurance/quotes/subjectivities/tables.ts'
import { quotePrices, quotes } from '../insurance/quotes/tables.ts'
import { wizardDrafts } from '../insurance/quotes/wizard/tables.ts'
import { deleteRisk } from '../insurance/risk/assessments.ts'
import { securityAnswers } from '../insurance/security/tables.ts'
import { noQuoteColumns } from '../insurance/submissions/quote-columns.ts'
import { submissions } from '../insurance/submissions/tables.ts'
import { ApiError } from '../kernel/api-error.ts'
import type { Services } from '../kernel/services.ts'
import { isStaff, type Viewer } from '../kernel/viewer.ts'

/** Tables whose rows belong only to an account. */
const own = [
  teamAccounts,
  accountNotes,
  securityAnswers,
  retailAgents,
  wizardDrafts,
  cartQuotes,
  comparisons,
] as const

/**
 * Rejects with 409 if there are records that must stay: policies, payments, users, signatures and
 * attestations, and for agencies quotes.
 */
const assertDeletable = async (
  services: Services,
  viewer: Viewer,
  { id }: AccountRecord,
): Promise<void> => {
  // nothing is bound or signed meanwhile
  await services.database
    .handle()
    .select({ id: quotes.id })
    .from(quotes)
    .where(eq(quotes.accountId, id))
    .for('update')
  const error = deletionError(await accountStateOf(services, id), { isStaff: isStaff(viewer) })
  if (error !== null) throw new ApiError(error)
}

const deleteQuotes = async ({ database }: Services, { id }: AccountRecord): Promise<void> => {
  const handle = database.handle()
  const ids = handle.select({ id: quotes.id }).from(quotes).where(eq(quotes.accountId, id))
  await handle.delete(documents).where(eq(documents.accountId, id))
  await handle.delete(subjectivities).where(inArray(subjectivities.quoteId, ids))
  await handle.delete(quotePrices).where(inArray(quotePrices.quoteId, ids))
  await handle.delete(quotes).where(eq(quotes.accountId, id))
}

/** Deletes an account with everything that belongs only to it; the activity log keeps who deleted it. */
export const deleteAccount: AccountWorkflows['deleteAccount'] = (
  { params },
  { services, viewer },
) =>
  services.database.transaction(async () => {
    const record = await lockAccount(services, viewer, params.id)
    await assertDeletable(services, viewer, record)
    const handle = services.database.handle()
    await deleteRisk(services, record.id)
    await handle
      .update(policyholderAgents)
      .set({ accountId: null })
      .where(eq(policyholderAgents.accountId, record.id))
    await handle
      .update(submissions)
      .set({ accountId: null, ...noQuoteColumns })
      .where(eq(submissions.accountId, record.id))
    for (const table of own) await handle.delete(table).where(eq(table.accountId, record.id))
    await deleteQuotes(services, record)
    await logDeletion(services, viewer, accountSubject(record.id), record.name)
    await handle.delete(accounts).where(eq(accounts.id, record.id))
    await leaveCompany(services, record)
    return undefined
  })
