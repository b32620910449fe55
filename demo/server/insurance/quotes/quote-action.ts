import { eq } from 'drizzle-orm'
import type { Quote } from '#core/insurance/quotes/model.ts'
import type { QuoteAction } from '#core/insurance/quotes/actions.ts'
import type { ActivitySubject } from '#core/insurance/activity/model.ts'
import { changesBetween, type Values } from '../../kernel/activity/changes.ts'
import { logChange } from '../../kernel/activity/log.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { quoteSubject } from '../activity/subjects.ts'
import { assertUndecided } from './decision-conflict.ts'
import { stateOfQuote } from './quote-state.ts'
import { assertVersion } from './quote-version.ts'
import { lockQuote, readQuote, type LockedQuote, type QuoteRef } from './read-quote.ts'
import { quotes, type QuoteRecord, type WrittenQuote } from './tables.ts'
import { assertAllowed } from './transition-guard.ts'

type Change = Partial<Omit<WrittenQuote, 'id' | 'revision' | 'modified'>>

/** Writes a change and returns the current record. */
export const writeQuote = async (
  services: Services,
  record: QuoteRecord,
  change: Change,
): Promise<QuoteRecord> => {
  // a decision ends the escalation
  const decided = change.status === undefined ? {} : { escalation: null }
  const more = {
    ...decided,
    ...change,
    revision: record.revision + 1,
    modified: services.clock.now(),
  }
  await services.database.handle().update(quotes).set(more).where(eq(quotes.id, record.id))
  return { ...record, ...more }
}

/** The fields that the log records besides the status, before and after an action. */
export interface LoggedAction {
  readonly subject?: ActivitySubject
  readonly before?: Values
  readonly after?: Values
}

/**
 * Runs one action on one quote in one transaction: locks it, checks the transition table, acts, logs,
 * and reads the response.
 */
export const runQuoteAction = (
  services: Services,
  viewer: Viewer,
  action: QuoteAction,
  which: QuoteRef,
  work: (record: QuoteRecord, locked: LockedQuote) => Promise<unknown>,
  logged: (record: QuoteRecord) => LoggedAction = () => ({}),
): Promise<Quote> =>
  services.database.transaction(async () => {
    const locked = await lockQuote(services, viewer, which)
    const { record } = locked
    await assertUndecided(services, which, record)
    assertAllowed(services, action, locked, viewer)
    await assertVersion(services, viewer, which, record)
    const { status } = stateOfQuote(record, locked.account, viewer, services.clock.now())
    await work(record, locked)
    const quote = await readQuote(services, viewer, { quoteId: record.id })
    const { subject = 'quote', before, after } = logged(record)
    const changes = changesBetween({ status, ...before }, { status: quote.status, ...after })
    // the client that has read this version has already seen the change
    const at = new Date(quote.modified)
    await logChange(services, viewer, quoteSubject(record, subject), changes, { at })
    return quote
  })
