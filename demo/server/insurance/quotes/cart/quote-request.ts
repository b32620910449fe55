import { quoteRequestFor, type QuoteRequest } from '#core/insurance/quotes/cart/quote-request.ts'
import { fieldErrorsIn } from '#core/foundation/validation/field-errors.ts'
import { mailboxOf } from '../../../directory/users/email-key.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Services } from '../../../kernel/services.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { indicationText, mailContext, markedSubject } from '../mail/mail-context.ts'
import { lockQuote, type QuoteRef } from '../read-quote.ts'
import type { QuoteRecord } from '../tables.ts'
import { assertAllowed } from '../transition-guard.ts'
import { leadsToReview, reviewLink } from '../review/review-link.ts'
import { shareQuotes } from './shared-comparison.ts'

/** Requests that one mailbox gets per day, from anybody. */
const daily = { calls: 10, seconds: 86_400 }

/** Requests that one user sends per day, to anybody. */
const dailyOfSender = { calls: 100, seconds: 86_400 }

const senderOf = (viewer: Viewer): string => (viewer.kind === 'user' ? viewer.userId : viewer.kind)

const mailRequest = async (
  services: Services,
  record: QuoteRecord,
  { agentEmail, ...request }: QuoteRequest,
  { link, mail }: { readonly link: string; readonly mail: 'quoteRequest' | 'reviewRequest' },
): Promise<void> => {
  const { region, t, params } = await mailContext(services, record)
  const filled = {
    ...params,
    toName: request.agentFirstName,
    toAgency: request.agencyName,
    indication: indicationText(t, [record]),
    link,
  }
  await services.send({
    region,
    to: agentEmail,
    via: 'email',
    subject: markedSubject(t, [record], t(`mails:${mail}.subject`, filled)),
    text: t(`mails:${mail}.text`, filled),
  })
}

/**
 * Sends a quote to another agency's agent: a mail with a link, opened by a security code sent to that
 * agent. The link leads to the terms; if a wholesale agency sends or receives the quote, it leads to the
 * review, from which they request to bind.
 */
export const sendQuoteRequest = async (
  services: Services,
  viewer: Viewer,
  which: QuoteRef,
  request: QuoteRequest,
): Promise<undefined> => {
  const sendable = async (): Promise<QuoteRecord> => {
    const locked = await lockQuote(services, viewer, which)
    assertAllowed(services, 'send', locked, viewer)
    return locked.record
  }
  const { region } = await services.database.separateTransaction(sendable)
  const fieldErrors = fieldErrorsIn(quoteRequestFor(region).safeParse(request).error)
  if (fieldErrors.length > 0) throw new ApiError('invalidInput', { fieldErrors })
  // limits count outside transactions, so that rolled-back calls count too
  await services.limits.take('quote request sender', senderOf(viewer), dailyOfSender)
  await services.limits.take('quote request recipient', mailboxOf(request.agentEmail), daily)
  return services.database.transaction(async () => {
    const record = await sendable()
    const reader = {
      region,
      customerEmail: request.agentEmail,
      customerPhone: request.agentPhone,
    }
    const asksToBind = await leadsToReview(services, record, request.agencyName)
    const link = asksToBind
      ? await reviewLink(services, record, reader)
      : await shareQuotes(services, [{ record, name: record.quoteNumber }], reader)
    const mail = asksToBind ? 'reviewRequest' : 'quoteRequest'
    await mailRequest(services, record, request, { link, mail })
    return undefined
  })
}
