import type { QuoteReview, ReviewPolicyholder } from '#core/insurance/quotes/review/model.ts'
import type { PolicyholderChange } from '#core/insurance/quotes/cart/sharing.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import { requirePhone, phoneText } from '../../../kernel/phones.ts'
import type { Services } from '../../../kernel/services.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { markVerified } from '../../accounts/service.ts'
import { runQuoteAction, writeQuote } from '../quote-action.ts'
import { revokeFormerLinks } from '../mail/revoke-links.ts'
import { lockQuote, type QuoteRef } from '../read-quote.ts'
import type { QuoteRecord } from '../tables.ts'
import { assertAllowed } from '../transition-guard.ts'
import { readReview } from './read-review.ts'

/** Verifies the insured as read; 409 if the data has changed since. Idempotent. */
export const verifyReviewed = (
  services: Services,
  viewer: Viewer,
  quoteId: string,
  insuredModified: string,
): Promise<QuoteReview> =>
  services.database.transaction(async () => {
    const locked = await lockQuote(services, viewer, { quoteId })
    const { account } = locked
    if (account.verifiedDate === null) {
      assertAllowed(services, 'verify', locked, viewer)
      if (account.modified.toISOString() !== insuredModified)
        throw new ApiError('accountFactsDiffer')
      await markVerified(services, viewer, account, {})
    }
    return readReview(services, viewer, quoteId)
  })

const contactValues = (contact: ReviewPolicyholder) => ({
  contactFirstName: contact.customerFirstName,
  contactLastName: contact.customerLastName,
  contactEmail: contact.customerEmail,
  contactPhone: contact.customerPhone,
})

/** Writes another policyholder to a quote, through an action that allows it; terms and status stay. */
export const changePolicyholder = (
  services: Services,
  viewer: Viewer,
  action: 'editPolicyholder' | 'sendToCustomer',
  which: QuoteRef,
  change: PolicyholderChange,
): Promise<Quote> => {
  const changed = (record: QuoteRecord): ReviewPolicyholder => ({
    customerFirstName: change.customerFirstName ?? record.customerFirstName,
    customerLastName: change.customerLastName ?? record.customerLastName,
    customerEmail: change.customerEmail ?? record.customerEmail,
    customerPhone: phoneText(record.region, change.customerPhone ?? record.customerPhone),
  })
  return runQuoteAction(
    services,
    viewer,
    action,
    which,
    async (record) => {
      const policyholder = changed(record)
      requirePhone(record.region, policyholder.customerPhone, {
        field: 'customerPhone',
        stored: record.customerPhone,
      })
      await writeQuote(services, record, policyholder)
      await revokeFormerLinks(services, record, policyholder.customerEmail)
    },
    (record) => ({ before: contactValues(record), after: contactValues(changed(record)) }),
  )
}

/** Changes the policyholder of a quote. */
export const savePolicyholder = async (
  services: Services,
  viewer: Viewer,
  which: QuoteRef,
  policyholder: ReviewPolicyholder,
): Promise<QuoteReview> => {
  await changePolicyholder(services, viewer, 'editPolicyholder', which, policyholder)
  return readReview(services, viewer, which.quoteId)
}
