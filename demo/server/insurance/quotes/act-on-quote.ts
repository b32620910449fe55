import { eq } from 'drizzle-orm'
import type { Quote } from '#core/insurance/quotes/model.ts'
import type { QuoteAction } from '#core/insurance/quotes/transitions.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { lockQuote, readQuote, type LockedQuote, type WhichQuote } from './reading.ts'
import { mustBeAsSeen } from './seen.ts'
import { quotes, type QuoteRecord, type WrittenQuote } from './tables.ts'
import { mustAllow } from './transition-guard.ts'

type Change = Partial<Omit<WrittenQuote, 'id' | 'revision' | 'modified'>>

/** Writes a change and gives the record as it is now. */
export const writeQuote = async (
  services: Services,
  record: QuoteRecord,
  change: Change,
): Promise<QuoteRecord> => {
  const more = { ...change, revision: record.revision + 1, modified: services.clock.now() }
  await services.database.handle().update(quotes).set(more).where(eq(quotes.id, record.id))
  return { ...record, ...more }
}

/** Runs one action on one quote in one transaction: locks it, checks the transition table, acts, reads the answer. */
export const actOnQuote = (
  services: Services,
  viewer: Viewer,
  action: QuoteAction,
  which: WhichQuote,
  work: (record: QuoteRecord, locked: LockedQuote) => Promise<unknown>,
): Promise<Quote> =>
  services.database.transaction(async () => {
    const locked = await lockQuote(services, viewer, which)
    mustAllow(services, action, locked, viewer)
    mustBeAsSeen(which, locked.record)
    await work(locked.record, locked)
    return readQuote(services, viewer, { quoteId: locked.record.id })
  })
