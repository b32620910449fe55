import type { BindRequest } from '#core/insurance/quotes/bind/contact.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import { writePolicyholder } from '../../accounts/insured.ts'
import { agencyOf } from '../../../directory/agencies/service.ts'
import { writtenPhone } from '../../../kernel/phones.ts'
import type { Services } from '../../../kernel/services.ts'
import { binderJob } from '../jobs.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { instantAfter } from '../../../kernel/lists/instants.ts'
import { actOnQuote, writeQuote } from './act-on-quote.ts'
import { boundAddress } from './bind-facts.ts'
import { queueProposal, mailApproval, mailBindRequest, mailRelease } from '../mail/mails.ts'
import { endFormerLinks } from '../mail/former-links.ts'
import type { DecisionMail } from '../mail/mail-limits.ts'
import { mustBeLicensed } from './license-check.ts'
import { releaseReasons } from '../price/stored-prices.ts'
import type { WhichQuote } from '../read-quote.ts'
import { writtenStatus } from '../effective-status.ts'
import type { QuoteRecord } from '../tables.ts'

/** Days from binding until a binder expires. */
export const binderDays = 30

/**
 * READY → REQUESTED for a verified account; takes the policyholder and the facts that the policy
 * still needs.
 */
export const requestToBind = (
  services: Services,
  viewer: Viewer,
  which: WhichQuote,
  request: BindRequest,
  mail: DecisionMail = 'send',
): Promise<Quote> =>
  actOnQuote(services, viewer, 'requestToBind', which, async (record, locked) => {
    const address = boundAddress(locked, request)
    await mustBeLicensed(services, record)
    const { customerFirstName, customerLastName, customerEmail } = request
    const customerPhone = writtenPhone(record.region, request.customerPhone)
    await writePolicyholder(services, viewer, record.accountId, {
      contact: {
        firstName: customerFirstName,
        lastName: customerLastName,
        email: customerEmail,
        phone: customerPhone,
      },
      address,
    })
    const agency = await agencyOf(services, record.agencyId)
    const next = await writeQuote(services, record, {
      customerFirstName,
      customerLastName,
      customerEmail,
      customerPhone,
      ...writtenStatus('REQUESTED'),
      // requested from the review of a link, or by a wholesale agency itself
      wraRequestToBind: agency.isWholesale || viewer.kind === 'record',
    })
    await endFormerLinks(services, record, customerEmail)
    if (mail === 'send') await mailBindRequest(services, next)
  })

/**
 * REFERRED → READY: the reasons are released as long as their facts get no worse. The agent gets a
 * mail.
 */
export const releaseQuote = (
  services: Services,
  viewer: Viewer,
  which: WhichQuote,
  mail: DecisionMail = 'send',
): Promise<Quote> =>
  actOnQuote(services, viewer, 'release', which, async (record) => {
    const reasons = record.referralReasons
    const { price } = await releaseReasons(services, record.id)
    const next = await writeQuote(services, record, {
      ...writtenStatus('READY'),
      referralReasons: price.referralReasons,
    })
    await queueProposal(services, next)
    if (mail === 'send') await mailRelease(services, next, reasons)
  })

/** Writes a quote as bound and queues its binder. */
export const bindQuote = async (services: Services, record: QuoteRecord): Promise<QuoteRecord> => {
  const now = services.clock.now()
  const next = await writeQuote(services, record, {
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
  mail: DecisionMail = 'send',
): Promise<Quote> =>
  actOnQuote(services, viewer, 'approve', which, async (record) => {
    const bound = await bindQuote(services, record)
    if (mail === 'send') await mailApproval(services, bound)
  })
