import { eq } from 'drizzle-orm'
import { dialable, type BindRequest } from '#core/insurance/quotes/contact.ts'
import type { Decline } from '#core/insurance/quotes/decline.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import type { QuoteAction } from '#core/insurance/quotes/transitions.ts'
import { raiseAccountStatus, writeContact } from '../accounts/insured.ts'
import { agencyOf } from '../../directory/agencies/service.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import { binderJob } from './jobs.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { instantAfter } from '../../kernel/lists/instants.ts'
import { issuePolicy } from '../policies/issuing.ts'
import { tellOfApproval, tellOfBindRequest, tellOfDecline, tellOfPolicy } from './mails.ts'
import { mustAllow } from './transition-guard.ts'
import { lockQuote, readQuote, type WhichQuote } from './reading.ts'
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

/** One action on one quote: held, allowed by the table, done, shown; all of it or nothing. */
const act = (
  services: Services,
  viewer: Viewer,
  action: QuoteAction,
  which: WhichQuote,
  work: (record: QuoteRecord) => Promise<unknown>,
): Promise<Quote> =>
  services.database.transaction(async () => {
    const held = await lockQuote(services, viewer, which)
    mustAllow(action, held, viewer, services.clock.now())
    await work(held.record)
    return readQuote(services, viewer, { quoteId: held.record.id })
  })

/** READY → REQUESTED for a verified account; the policyholder's contact comes with it. */
export const requestToBind = (
  services: Services,
  viewer: Viewer,
  which: WhichQuote,
  contact: BindRequest,
): Promise<Quote> =>
  act(services, viewer, 'requestToBind', which, async (record) => {
    if (dialable(record.region, contact.customerPhone) === null) {
      throw new ApiError('invalidInput', {
        fieldErrors: [{ code: 'phoneInvalid', field: 'customerPhone' }],
      })
    }
    await writeContact(services, record.accountId, {
      firstName: contact.customerFirstName,
      lastName: contact.customerLastName,
      email: contact.customerEmail,
      phone: contact.customerPhone,
    })
    const agency = await agencyOf(services, record.agencyId)
    const next = await write(services, record, {
      ...contact,
      ...writtenStatus('REQUESTED'),
      wraRequestToBind: agency.isWholesale,
    })
    await tellOfBindRequest(services, next)
  })

/** REFERRED → READY. */
export const releaseQuote = (
  services: Services,
  viewer: Viewer,
  which: WhichQuote,
): Promise<Quote> =>
  act(services, viewer, 'release', which, (record) =>
    write(services, record, writtenStatus('READY')),
  )

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

/** Declines with a reason; the agent hears of it when the underwriter says so. */
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
