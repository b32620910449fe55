import { eq, sql } from 'drizzle-orm'
import { totalToPay } from '#core/insurance/quotes/total.ts'
import type { Contact } from '#core/insurance/quotes/bind/contact.ts'
import type { Quote, QuoteChange } from '#core/insurance/quotes/model.ts'
import { fieldError } from '../../../kernel/api-error.ts'
import type { Services } from '../../../kernel/services.ts'
import { isInside, type Viewer } from '../../../kernel/viewer.ts'
import { changeInsured, insuredOf } from './insured.ts'
import { assertUndecided } from '../decision-conflict.ts'
import { storedDecisionsOf } from '../price/stored-decisions.ts'
import { keepReferralUntilReleased, keepReferralReasons } from '../underwriting/details-referral.ts'
import { revokeFormerLinks } from '../mail/revoke-links.ts'
import { autoRelease } from '../underwriting/auto-release.ts'
import { withKnownIndustry } from '../price/known-industry.ts'
import { logTerms } from './terms-activity.ts'
import { isEmbed, isPermitted } from '../../../kernel/scope/permitted.ts'
import { withheldCoverages } from '../../rating/withheld-coverages.ts'
import { assertLicensed } from '../bind/license-check.ts'
import { queueProposal } from '../mail/mails.ts'
import { pricedColumns, pricedInput } from '../price/priced-columns.ts'
import { priceRecordOf, storePrice, withStoredAnswers } from '../price/stored-prices.ts'
import { priceOf } from '../price/price-quote.ts'
import { lockQuote, readQuote, type QuoteRef } from '../read-quote.ts'
import { assertVersion } from '../quote-version.ts'
import { isAllowed, assertAllowed } from '../transition-guard.ts'
import { quotes, type QuoteRecord } from '../tables.ts'

/** The contact of a quote. */
export const contactOf = (record: QuoteRecord): Contact => ({
  firstName: record.customerFirstName,
  lastName: record.customerLastName,
  email: record.customerEmail,
  phone: record.customerPhone,
})

/** Changes terms or contact of an open quote. The platform always prices it. */
export const changeQuote = (
  services: Services,
  viewer: Viewer,
  which: QuoteRef,
  change: QuoteChange,
): Promise<Quote> =>
  services.database.transaction(async () => {
    const locked = await lockQuote(services, viewer, which)
    const { record } = locked
    const now = services.clock.now()
    // a form compares its edits with a quote that can still be changed
    if (isInside(viewer) && !isAllowed(services, 'update', locked, viewer))
      await assertUndecided(services, which, record)
    assertAllowed(services, 'update', locked, viewer)
    await assertVersion(services, viewer, which, record)
    const stored = await priceRecordOf(services, record.id)
    const requestedInput = withKnownIndustry(
      withStoredAnswers(stored, change.initialRequestData ?? stored.input),
    )
    if (requestedInput.product !== record.product) {
      throw fieldError('productDiffers', 'initialRequestData.product')
    }
    const contact = change.contact ?? contactOf(record)
    const rated =
      change.initialRequestData === undefined
        ? undefined
        : priceOf(services, requestedInput, now, {
            ...storedDecisionsOf(stored),
            withheld: await withheldCoverages(services, requestedInput, stored.price),
          })
    const referring = isPermitted(viewer, 'quote:review')
      ? keepReferralUntilReleased
      : keepReferralReasons
    const priced = rated && { ...rated, price: referring(record, rated.price) }
    const naicsDescription = priced ? priced.naicsDescription : record.naicsDescription
    const insured = insuredOf(requestedInput, contact, change.account ?? {}, {
      name: record.companyName,
      naicsDescription,
      stored: { phone: record.customerPhone, phoneNumber: locked.account.phoneNumber },
    })
    if (priced && !isEmbed(viewer)) {
      const { isSurplus } = pricedColumns(requestedInput, priced.price)
      await assertLicensed(services, { ...record, isSurplus, state: insured.state })
    }
    await changeInsured(services, viewer, locked.account, insured, { quoteId: record.id, at: now })
    const [changed] = await services.database
      .handle()
      .update(quotes)
      .set({
        ...(priced && {
          ...pricedColumns(requestedInput, priced.price, record.status),
          totalPremium: totalToPay(priced.price, record),
          lastPatched: now,
          naicsDescription,
        }),
        companyName: insured.name,
        state: insured.state,
        customerFirstName: contact.firstName,
        customerLastName: contact.lastName,
        customerEmail: contact.email,
        customerPhone: insured.contact.phone,
        revision: sql`${quotes.revision} + 1`,
        modified: now,
      })
      .where(eq(quotes.id, record.id))
      .returning()
    await revokeFormerLinks(services, record, contact.email)
    const next = priced && {
      ...priced,
      input: pricedInput(requestedInput, priced.price, insured.name),
    }
    if (changed) {
      const before = { ...stored, quote: record }
      await logTerms(services, viewer, before, { ...before, ...next, quote: changed })
    }
    if (next) await storePrice(services, record.id, next)
    if (changed && priced)
      await autoRelease(services, viewer, { before: record, changed, account: locked.account })
    await queueProposal(services, { id: record.id })
    return readQuote(services, viewer, { quoteId: record.id })
  })
