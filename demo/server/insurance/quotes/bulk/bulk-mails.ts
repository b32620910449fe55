import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { reasonText } from '#core/foundation/validation/reason.ts'
import { decline } from '#core/insurance/quotes/underwriting/decline.ts'
import { bulkRows, bulkRuns, type BulkRun } from '../../../kernel/bulk/tables.ts'
import { mailTexts } from '../../../kernel/mail-text.ts'
import { portalLink } from '../../../kernel/portal-link.ts'
import type { Services } from '../../../kernel/services.ts'
import { bulkMailJob } from '../jobs.ts'
import { mailDecline, mailRescission } from '../mail/mails.ts'
import { quotes, type QuoteRecord } from '../tables.ts'
import type { QuoteBulkAction } from './bulk-actions.ts'
import { quoteLabel } from './quote-label.ts'

/** Milliseconds after its last call until an unfinished action is mailed with its results so far. */
const abandonedAfter = 10 * 60_000

/** Maximum quotes that a mail lists. */
const maxListedNames = 100

interface RunMail {
  /** Whether agents get a mail at all. */
  readonly isWanted: (input: unknown) => boolean
  /** The mail about one quote; without it, one quote is listed like several. */
  readonly one?: (services: Services, quote: QuoteRecord, input: unknown) => Promise<void>
  readonly text: 'mails:quotesDeclined' | 'mails:bindersRescinded' | 'mails:policiesIssued'
  /** The dashboard tab that lists the quotes afterwards. */
  readonly tab: 'QUOTES' | 'BINDERS' | 'POLICIES'
  readonly params: (input: unknown) => Readonly<Record<string, string>>
}

/** The actions on several quotes for which each agent gets one mail. */
const runMails = {
  decline: {
    isWanted: (input) => decline.parse(input).isNotificationEnabled,
    one: (services, quote, input) => mailDecline(services, quote, decline.parse(input)),
    text: 'mails:quotesDeclined',
    tab: 'QUOTES',
    params: (input) => {
      const decision = decline.parse(input)
      return { reason: reasonText(decision), description: decision.reason }
    },
  },
  rescind: {
    isWanted: () => true,
    one: mailRescission,
    text: 'mails:bindersRescinded',
    tab: 'BINDERS',
    params: () => ({}),
  },
  // each policyholder gets a mail with a payment link
  issue: {
    isWanted: () => true,
    text: 'mails:policiesIssued',
    tab: 'POLICIES',
    params: () => ({}),
  },
} as const satisfies Partial<Record<QuoteBulkAction | 'decline' | 'issue', RunMail>>

const isMailed = (action: string): action is keyof typeof runMails =>
  Object.hasOwn(runMails, action)

/** The run's mail to agents; undefined if they get none. */
const mailOf = ({ action, input }: Pick<BulkRun, 'action' | 'input'>): RunMail | undefined =>
  isMailed(action) && runMails[action].isWanted(input) ? runMails[action] : undefined

/**
 * Queues the mails about a run: at once if nothing is left, otherwise with a delay in case nobody
 * continues it.
 */
export const queueBulkMails = async (
  { queue, clock }: Pick<Services, 'queue' | 'clock'>,
  run: BulkRun,
  left: number,
): Promise<void> => {
  if (mailOf(run) === undefined) return
  const now = clock.now()
  const at = left === 0 ? now : new Date(now.getTime() + abandonedAfter)
  await queue.enqueue(bulkMailJob, { runId: run.id }, { at, key: `mails ${run.id} ${left}` })
}

/** Mails an agency about its quotes in the run. */
const mailAgent = async (
  services: Services,
  done: readonly [QuoteRecord, ...QuoteRecord[]],
  { one, text, tab, params }: RunMail,
  input: unknown,
): Promise<void> => {
  const [first, ...others] = done
  if (others.length === 0 && one) return one(services, first, input)
  const { region } = first
  const t = mailTexts(services, region)
  const listed = done.slice(0, maxListedNames).map((quote) => `- ${quoteLabel(quote)}`)
  const unnamed = done.length - listed.length
  const filled = {
    ...params(input),
    agentFirstName: first.agentFirstName,
    count: done.length,
    list: [...listed, ...(unnamed === 0 ? [] : [`- ${t('bulk:others', { count: unnamed })}`])].join(
      '\n',
    ),
    link: portalLink(services, region, `/agency/dashboard?tab=${tab}`),
  }
  return services.send({
    region,
    to: first.agentEmail,
    via: 'email',
    subject: t(`${text}.subject`, filled),
    text: t(`${text}.text`, filled),
  })
}

/** Mails each agent the quotes that a run has changed, each quote once. */
export const mailBulkRun = async (services: Services, runId: string): Promise<void> => {
  const handle = services.database.handle()
  const [run] = await handle.select().from(bulkRuns).where(eq(bulkRuns.id, runId)).for('update')
  if (run === undefined) return
  const mail = mailOf(run)
  if (mail === undefined) return
  const rows = await handle
    .update(bulkRows)
    .set({ mailed: services.clock.now() })
    .where(
      and(
        eq(bulkRows.runId, runId),
        isNotNull(bulkRows.done),
        isNull(bulkRows.error),
        isNull(bulkRows.mailed),
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
  for (const [first, ...others] of Object.values(byAgent).flatMap((each) => (each ? [each] : [])))
    if (first !== undefined) await mailAgent(services, [first, ...others], mail, run.input)
}
