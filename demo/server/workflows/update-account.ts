import { eq } from 'drizzle-orm'
import type { AccountUpdate } from '#core/insurance/accounts/details.ts'
import { ApiError, notFound } from '../kernel/api-error.ts'
import { laterThan } from '../kernel/later-than.ts'
import { without } from '../kernel/lists/without.ts'
import { isEmbed } from '../kernel/scope/permitted.ts'
import { ifMatchOf } from '../kernel/if-match.ts'
import type { Services } from '../kernel/services.ts'
import type { Viewer } from '../kernel/viewer.ts'
import { updateCompanyRelation } from '../insurance/accounts/companies.ts'
import { assertStaysUnique } from '../insurance/accounts/duplicates.ts'
import { changesPricedFields } from '../insurance/accounts/insured.ts'
import { lockAccount, lockUnchangedAccount, readAccount } from '../insurance/accounts/service.ts'
import type { AccountWorkflows } from '../insurance/accounts/workflows.ts'
import { changesBetween } from '../kernel/activity/changes.ts'
import { logChange } from '../kernel/activity/log.ts'
import { accountSubject } from '../insurance/activity/subjects.ts'
import { accounts, type AccountRecord } from '../insurance/accounts/tables.ts'
import { checkDetails } from '../insurance/quotes/edit/details-check.ts'
import { columnsOf } from '../insurance/quotes/edit/details-columns.ts'
import {
  hasReadyQuotes,
  referReadyQuotes,
} from '../insurance/quotes/underwriting/details-referral.ts'
import { changesUnderwritingFields } from '../insurance/quotes/underwriting/underwriting-fields.ts'
import {
  invalidateOpenQuotes,
  openQuotesOf,
} from '../insurance/quotes/lifecycle/invalidate-quotes.ts'
import { repriceForDetails } from '../insurance/quotes/edit/reprice-for-details.ts'
import { lockQuote, type LockedQuote } from '../insurance/quotes/read-quote.ts'
import { quotes } from '../insurance/quotes/tables.ts'
import { assertAllowed } from '../insurance/quotes/transition-guard.ts'

/** The quote on screen, which is priced again; it must belong to the account and be open. */
const quoteOnScreen = async (
  services: Services,
  viewer: Viewer,
  { accountId, quoteId }: AccountUpdate,
): Promise<LockedQuote | undefined> => {
  if (quoteId === undefined) return undefined
  const locked = await lockQuote(services, viewer, { quoteId })
  if (locked.account.id !== accountId) throw notFound()
  assertAllowed(services, 'update', locked, viewer)
  return locked
}

const hasOpenQuotes = async ({ database }: Services, { id }: AccountRecord): Promise<boolean> =>
  (await database.handle().$count(quotes, openQuotesOf(id))) > 0

/**
 * The effect of these details on the account's quotes; changes nothing. Data that affects the price
 * invalidates every open quote; data that only underwriters assess refers the ready ones.
 */
export const checkAccountUpdate: AccountWorkflows['checkAccountUpdate'] = (
  { body: details },
  { services, viewer },
) =>
  services.database.transaction(async () => {
    const record = await lockAccount(services, viewer, details.accountId)
    const variant = await checkDetails(services, viewer, record, details)
    const columns = columnsOf(record, details, variant)
    await assertStaysUnique(services, viewer, record, columns)
    const isPriced = changesPricedFields(record, columns)
    const reassessesReferral = !isPriced && changesUnderwritingFields(record, columns)
    return {
      WillInvalidateQuotes: isPriced && (await hasOpenQuotes(services, record)),
      WillReferQuotes: reassessesReferral && (await hasReadyQuotes(services, record.id)),
    }
  })

/**
 * Saves the details of an account: removes the agent's verification, and invalidates or refers its open
 * quotes (spec 2 §4). The quote on screen is priced again instead. 409 if the account has changed since
 * the caller read it.
 */
export const updateAccount: AccountWorkflows['updateAccount'] = (
  { body: details },
  { services, viewer, request },
) =>
  services.database.transaction(async () => {
    const onScreen = await quoteOnScreen(services, viewer, details)
    const record = await lockUnchangedAccount(
      services,
      viewer,
      details.accountId,
      ifMatchOf(request),
    )
    const quoted = onScreen?.record.product
    const variant = await checkDetails(services, viewer, record, details, quoted)
    const columns = columnsOf(record, details, variant)
    await assertStaysUnique(services, viewer, record, columns)
    const isPriced = changesPricedFields(record, columns)
    const reassessesReferral = changesUnderwritingFields(record, columns)
    // data that the agency has verified stays, whatever its own page sends
    if (isPriced && isEmbed(viewer) && record.verifiedDate !== null) {
      throw new ApiError('accountFactsDiffer')
    }
    const changes = { ...columns, embedUserId: null, verifiedDate: null }
    await services.database
      .handle()
      .update(accounts)
      .set({ ...changes, modified: laterThan(record.modified, services.clock.now()) })
      .where(eq(accounts.id, record.id))
    await updateCompanyRelation(services, record, { ...record, ...changes })
    // the key is derived from the name
    const named = without(columns, 'nameKey')
    const logged = changesBetween(record, named, Object.keys(named))
    await logChange(services, viewer, accountSubject(record.id), logged)
    const exceptId = onScreen?.record.id ?? null
    if (isPriced) await invalidateOpenQuotes(services, record.id, exceptId)
    else if (reassessesReferral) await referReadyQuotes(services, record.id, exceptId)
    if (onScreen)
      await repriceForDetails(services, onScreen.record, record, { columns, reassessesReferral })
    return readAccount(services, viewer, record.id)
  })
