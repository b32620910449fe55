import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { localeOf } from '#core/foundation/region/regions.ts'
import { decline, type Decline } from '#core/insurance/quotes/decline.ts'
import { bulkRows, bulkRuns, type BulkRun } from '../../../kernel/bulk/tables.ts'
import type { Services } from '../../../kernel/services.ts'
import { declinedTogetherJob } from '../jobs.ts'
import { mailDecline } from '../mails.ts'
import { quotes, type QuoteRecord } from '../tables.ts'
import { quoteLabel } from './quote-label.ts'

/** Milliseconds after which an action that nobody goes on with is told as far as it came. */
const abandonedAfter = 10 * 60_000

/** Most quotes that a mail names. */
const mostNamed = 100

/** Queues the mails about declined quotes: at once when nothing is left, else in case nobody goes on. */
export const queueDeclineMails = async (
  { queue, clock }: Pick<Services, 'queue' | 'clock'>,
  { id, input }: BulkRun,
  left: number,
): Promise<void> => {
  if (!decline.parse(input).isNotificationEnabled) return
  const now = clock.now()
  const at = left === 0 ? now : new Date(now.getTime() + abandonedAfter)
  await queue.enqueue(declinedTogetherJob, { runId: id }, { at, key: `declined ${id} ${left}` })
}

/** Mails the quotes of one agent that were declined together. */
const mailAgent = async (
  services: Services,
  declined: readonly [QuoteRecord, ...QuoteRecord[]],
  why: Decline,
): Promise<void> => {
  const [first, ...others] = declined
  if (others.length === 0) return mailDecline(services, first, why)
  const t = services.wording.in(localeOf[first.region])
  const named = declined.slice(0, mostNamed).map((quote) => `- ${quoteLabel(quote)}`)
  const unnamed = declined.length - named.length
  const filled = {
    agentFirstName: first.agentFirstName,
    count: declined.length,
    list: [...named, ...(unnamed === 0 ? [] : [`- ${t('bulk:others', { count: unnamed })}`])].join(
      '\n',
    ),
    reason: why.fillInReason ?? why.reasonSummary,
    description: why.reason,
  }
  return services.send({
    to: first.agentEmail,
    via: 'email',
    subject: t('mails:quotesDeclined.subject', filled),
    text: t('mails:quotesDeclined.text', filled),
  })
}

/** Tells agents of their quotes that a run has declined, each of them once. */
export const mailDeclinedTogether = async (services: Services, runId: string): Promise<void> => {
  const handle = services.database.handle()
  const [run] = await handle.select().from(bulkRuns).where(eq(bulkRuns.id, runId)).for('update')
  if (run === undefined) return
  const rows = await handle
    .update(bulkRows)
    .set({ told: services.clock.now() })
    .where(
      and(
        eq(bulkRows.runId, runId),
        isNotNull(bulkRows.done),
        isNull(bulkRows.error),
        isNull(bulkRows.told),
      ),
    )
    .returning({ id: bulkRows.recordId })
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  const records = await handle
    .select()
    .from(quotes)
    .where(inArray(quotes.id, ids))
    .orderBy(asc(quotes.quoteNumber))
  const byAgent = Object.groupBy(records, ({ agentEmail, region }) => `${region} ${agentEmail}`)
  const why = decline.parse(run.input)
  for (const [first, ...others] of Object.values(byAgent).flatMap((each) => (each ? [each] : [])))
    if (first !== undefined) await mailAgent(services, [first, ...others], why)
}
