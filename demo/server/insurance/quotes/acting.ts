import { eq } from 'drizzle-orm'
import type { BindRequest } from '#core/insurance/quotes/contact.ts'
import type { Decline } from '#core/insurance/quotes/decline.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import type { QuoteAction } from '#core/insurance/quotes/transitions.ts'
import { raiseAccountStatus, writePolicyholder } from '../accounts/insured.ts'
import { agencyOf } from '../../directory/agencies/service.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import { binderJob } from './jobs.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { instantAfter } from '../../kernel/lists/instants.ts'
import { issuePolicy } from '../policies/issuing.ts'
import { boundAddress } from './bind-facts.ts'
import {
  queueProposal,
  tellOfApproval,
  tellOfBindRequest,
  tellOfDecline,
  tellOfPolicy,
  tellOfRelease,
} from './mails.ts'
import { releaseReasons } from './prices.ts'
import { mustAllow } from './transition-guard.ts'
import { lockQuote, readQuote, type LockedQuote, type WhichQuote } from './reading.ts'
import { writtenStatus } from './effective-status.ts'
import { quotes, type QuoteRecord, type WrittenQuote } from './tables.ts'

/** Days a binder holds before its policy must be issued. */
export const binderDays = 30

type Change = Partial<Omit<WrittenQuote, 'id' | 'revision' | 'modified'>>

/** Writes a change and gives the record as it is now. */
const write = async (
  services: Services,
  record: QuoteRecord,
  change: Change,
): Promise<QuoteRecord> => {
  const more = { ...change, revision: record.revision + 1, modified: services.clock.now() }
  await services.database.handle().update(quotes).set(more).where(eq(quotes.id, record.id))
  return { ...record, ...more }
}

/** 409 for a decision on other terms than the quote has by now. */
const mustBeAsSeen = ({ seen }: WhichQuote, { modified }: QuoteRecord): void => {
  if (seen !== undefined && seen !== modified.toISOString()) throw new ApiError('quoteChanged')
}

/** One action on one quote: held, allowed by the table, done, shown; all of it or nothing. */
const act = (
  services: Services,
  viewer: Viewer,
  action: QuoteAction,
  which: WhichQuote,
  work: (record: QuoteRecord, held: LockedQuote) => Promise<unknown>,
): Promise<Quote> =>
  services.database.transaction(async () => {
    const held = await lockQuote(services, viewer, which)
    mustAllow(services, action, held, viewer)
    mustBeAsSeen(which, held.record)
    await work(held.record, held)
    return readQuote(services, viewer, { quoteId: held.record.id })
  })

/** READY → REQUESTED for a verified account; the policyholder and what the policy still needs come with it. */
export const requestToBind = (
  services: Services,
  viewer: Viewer,
  which: WhichQuote,
  request: BindRequest,
): Promise<Quote> =>
  act(services, viewer, 'requestToBind', which, async (record, held) => {
    const address = boundAddress(held, request)
    const { customerFirstName, customerLastName, customerEmail, customerPhone } = request
    await writePolicyholder(services, record.accountId, {
      contact: {
        firstName: customerFirstName,
        lastName: customerLastName,
        email: customerEmail,
        phone: customerPhone,
      },
      address,
    })
    const agency = await agencyOf(services, record.agencyId)
    const next = await write(services, record, {
      customerFirstName,
      customerLastName,
      customerEmail,
      customerPhone,
      ...writtenStatus('REQUESTED'),
      wraRequestToBind: agency.isWholesale,
    })
    await tellOfBindRequest(services, next)
  })

/** REFERRED → READY: the reasons are released as long as the facts behind them get no worse. The agent hears of it. */
export const releaseQuote = (
  services: Services,
  viewer: Viewer,
  which: WhichQuote,
): Promise<Quote> =>
  act(services, viewer, 'release', which, async (record) => {
    const reasons = record.referralReasons
    const { price } = await releaseReasons(services, record.id)
    const next = await write(services, record, {
      ...writtenStatus('READY'),
      referralReasons: price.referralReasons,
    })
    await queueProposal(services, next)
    await tellOfRelease(services, next, reasons)
  })

const bind = async (services: Services, record: QuoteRecord): Promise<QuoteRecord> => {
  const now = services.clock.now()
  const next = await write(services, record, {
    ...writtenStatus('BOUND'),
    boundDate: now,
    expiresOn: instantAfter(now, binderDays),
  })
  await services.queue.enqueue(binderJob, { quoteId: record.id })
  return next
}

/** REQUESTED → BOUND, with the binder. */
export const approveQuote = (
  services: Services,
  viewer: Viewer,
  which: WhichQuote,
): Promise<Quote> =>
  act(services, viewer, 'approve', which, async (record) =>
    tellOfApproval(services, await bind(services, record)),
  )

/** BOUND → ISSUED with policy, documents, invoice and payment link; from REQUESTED it binds first. */
export const issueQuote = (services: Services, viewer: Viewer, which: WhichQuote): Promise<Quote> =>
  act(services, viewer, 'issue', which, async (record) => {
    const bound = record.status === 'BOUND' ? record : await bind(services, record)
    const policy = await issuePolicy(services, bound)
    const issued = await write(services, bound, {
      ...writtenStatus('ISSUED'),
      policyId: policy.id,
    })
    await raiseAccountStatus(services, record.accountId, 'Active Policy')
    await tellOfPolicy(services, issued, policy)
  })

/** Declines with a reason; the agent is mailed when the underwriter wants it. */
export const declineQuote = (
  services: Services,
  viewer: Viewer,
  which: WhichQuote,
  decline: Decline,
): Promise<Quote> =>
  act(services, viewer, 'decline', which, async (record) => {
    const next = await write(services, record, {
      ...writtenStatus('DECLINED'),
      declineReason: decline.reason,
      declineReasonSummary: decline.reasonSummary,
      declineFillIn: decline.fillInReason ?? null,
    })
    if (decline.isNotificationEnabled) await tellOfDecline(services, next, decline)
  })
