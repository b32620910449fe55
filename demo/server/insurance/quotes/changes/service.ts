import { and, eq, gt, lte, ne, or, sql } from 'drizzle-orm'
import { changedFact } from '#core/insurance/quotes/changes/changed-fact.ts'
import {
  maxQuoteChanges,
  type FactChange,
  type QuoteChanges,
} from '#core/insurance/quotes/changes/endpoints.ts'
import { notFound } from '../../../kernel/api-error.ts'
import type { Services } from '../../../kernel/services.ts'
import type { SignedIn } from '../../../kernel/signed-in.ts'
import { readActivity } from '../../../kernel/activity/read.ts'
import { activity, type ActivityRecord } from '../../../kernel/activity/tables.ts'
import { accountRecordKinds, partOf } from '../../activity/entries.ts'
import { quoteScope } from '../scope.ts'
import { quotes } from '../tables.ts'
import { quoteViews } from './tables.ts'

/** Maximum log entries that are read for one quote, newest first. */
const maxEntries = 200

const placeOf = async ({ database }: Services, viewer: SignedIn, quoteId: string) => {
  const [quote] = await database
    .handle()
    .select({ accountId: quotes.accountId })
    .from(quotes)
    .where(and(eq(quotes.id, quoteId), quoteScope(viewer)))
  if (quote === undefined) throw notFound()
  return quote
}

/**
 * Joins the changes of each field: the first value before and the last value after, in order of the
 * last change.
 */
const joined = (entries: readonly ActivityRecord[]): readonly FactChange[] => {
  const facts = new Map<string, FactChange>()
  for (const entry of entries) {
    const { actorName: userName, at, changes } = entry
    const subject = partOf(entry)
    for (const { field, before, after } of changes) {
      const fact = changedFact({ subject, field, after })
      const first = facts.get(fact)
      const change = { subject, field, before: first ? first.before : before, after }
      facts.delete(fact)
      facts.set(fact, { ...change, userName, at: at.toISOString() })
    }
  }
  return [...facts.values()].filter(({ before, after }) => before !== after)
}

/** Changes of a quote and its account by other users since the viewer last saw it. */
export const readQuoteChanges = async (
  services: Services,
  viewer: SignedIn,
  quoteId: string,
): Promise<QuoteChanges> => {
  const { accountId } = await placeOf(services, viewer, quoteId)
  const now = services.clock.now()
  const handle = services.database.handle()
  const [view] = await handle
    .select({ seen: quoteViews.seen })
    .from(quoteViews)
    .where(and(eq(quoteViews.userId, viewer.userId), eq(quoteViews.quoteId, quoteId)))
  const asOf = now.toISOString()
  if (view === undefined) return { changes: [], asOf }
  const where = and(
    gt(activity.at, view.seen),
    lte(activity.at, now),
    eq(activity.act, 'changed'),
    ne(activity.actorId, viewer.userId),
    or(ne(activity.subjectKind, 'quote'), eq(activity.subjectId, quoteId)),
  )
  const log = { accountId, kinds: accountRecordKinds }
  const entries = await readActivity(services, log, { where, max: maxEntries })
  const changes = joined(entries.toReversed()).slice(-maxQuoteChanges)
  return { changes, seen: view.seen.toISOString(), asOf }
}

/** Stores that the viewer has seen a quote as of an instant, at most now. */
export const storeQuoteView = async (
  services: Services,
  viewer: SignedIn,
  quoteId: string,
  asOf: string,
): Promise<undefined> => {
  await placeOf(services, viewer, quoteId)
  const seen = new Date(Math.min(Date.parse(asOf), services.clock.now().getTime()))
  await services.database
    .handle()
    .insert(quoteViews)
    .values({ userId: viewer.userId, quoteId, seen })
    .onConflictDoUpdate({
      target: [quoteViews.userId, quoteViews.quoteId],
      set: { seen: sql`greatest(${quoteViews.seen}, excluded.seen)` },
    })
  return undefined
}
