import type { BindRequest } from '#core/insurance/quotes/bind/contact.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import { writePolicyholder } from '../../accounts/insured.ts'
import { agencyOf } from '../../../directory/agencies/service.ts'
import { phoneText } from '../../../kernel/phones.ts'
import type { Services } from '../../../kernel/services.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { runQuoteAction, writeQuote } from '../quote-action.ts'
import { boundAddress } from './bound-address.ts'
import { mailBindRequest } from '../mail/mails.ts'
import { revokeFormerLinks } from '../mail/revoke-links.ts'
import type { DecisionMail } from '../mail/mail-limits.ts'
import { assertLicensed } from './license-check.ts'
import type { QuoteRef } from '../read-quote.ts'
import { statusColumns } from '../effective-status.ts'

/**
 * READY → REQUESTED for a verified account; stores the policyholder and the data that the policy still
 * needs.
 */
export const requestToBind = (
  services: Services,
  viewer: Viewer,
  which: QuoteRef,
  request: BindRequest,
  mail: DecisionMail = 'send',
): Promise<Quote> =>
  runQuoteAction(services, viewer, 'requestToBind', which, async (record, locked) => {
    const address = boundAddress(locked, request)
    await assertLicensed(services, record)
    const { customerFirstName, customerLastName, customerEmail } = request
    const customerPhone = phoneText(record.region, request.customerPhone)
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
      ...statusColumns('REQUESTED'),
      // requested from the review of a link, or by a wholesale agency itself
      wraRequestToBind: agency.isWholesale || viewer.kind === 'record',
    })
    await revokeFormerLinks(services, record, customerEmail)
    if (mail === 'send') await mailBindRequest(services, next)
  })
