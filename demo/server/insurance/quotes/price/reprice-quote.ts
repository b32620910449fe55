import type { Quote } from '#core/insurance/quotes/model.ts'
import { isStartOpen } from '#core/insurance/quotes/policy-facts.ts'
import { totalToPay } from '#core/insurance/quotes/total.ts'
import type { CalculatorInput } from '#core/insurance/rating/model.ts'
import { changesPrice } from '../../accounts/insured.ts'
import { todayOf } from '../../../directory/states/zones.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import { instantAfter } from '../../../kernel/lists/instants.ts'
import { without } from '../../../kernel/lists/without.ts'
import type { Services } from '../../../kernel/services.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { runQuoteAction, writeQuote } from '../quote-action.ts'
import { contactOf } from '../edit/change-quote.ts'
import { storedDecisionsOf } from './stored-decisions.ts'
import { detailsChanged, keepReferralReasons } from '../underwriting/details-referral.ts'
import { insuredOf } from '../edit/insured.ts'
import { queueProposal } from '../mail/mails.ts'
import { pricedColumns, pricedInput } from './priced-columns.ts'
import { priceRecordOf, storePrice } from './stored-prices.ts'
import { priceOf } from './price-quote.ts'
import type { QuoteRef } from '../read-quote.ts'
import { validDays } from '../edit/save-quote.ts'
import type { QuoteRecord } from '../tables.ts'
import { underwritingFieldsChanged } from '../underwriting/underwriting-fields.ts'

/** The terms, with the standard dates if the effective date has passed. */
const startingTerms = (input: CalculatorInput, record: QuoteRecord, now: Date): CalculatorInput =>
  isStartOpen(record.effectiveDate, todayOf(record, now))
    ? input
    : { ...input, global: without(input.global ?? {}, 'effectiveDate', 'endDate') }

/** Prices the saved terms by the newest plan and stores the price. */
const priceAgain = async (services: Services, record: QuoteRecord) => {
  const now = services.clock.now()
  const stored = await priceRecordOf(services, record.id)
  const requestedInput = startingTerms(stored.input, record, now)
  const decided = without(storedDecisionsOf(stored), 'planVersion')
  const { price: rated, risk } = priceOf(services, requestedInput, now, decided)
  const price = keepReferralReasons(record, rated)
  const input = pricedInput(requestedInput, price, record.companyName)
  await storePrice(services, record.id, { input, price, risk })
  await queueProposal(services, record)
  return {
    ...pricedColumns(input, price, record.status),
    totalPremium: totalToPay(price, record),
    lastPatched: now,
  }
}

/** Prices the saved terms of a quote at today's rates. */
export const repriceQuote = (services: Services, viewer: Viewer, which: QuoteRef): Promise<Quote> =>
  runQuoteAction(services, viewer, 'recalculate', which, async (record) =>
    writeQuote(services, record, await priceAgain(services, record)),
  )

/**
 * Offers an expired quote, or an expired or rescinded binder, again; 409 if the data behind its price
 * has changed since. Changed data that only underwriters assess refers it.
 */
export const retryQuote = (services: Services, viewer: Viewer, which: QuoteRef): Promise<Quote> =>
  runQuoteAction(services, viewer, 'retry', which, async (record, { account }) => {
    const { input } = await priceRecordOf(services, record.id)
    const { companyName: name, naicsDescription } = record
    const stored = { phone: record.customerPhone }
    const priced = insuredOf(input, contactOf(record), {}, { name, naicsDescription, stored })
    if (changesPrice(account, priced)) throw new ApiError('quoteFactsDiffer')
    const others = record.referralReasons.filter(({ code }) => code !== detailsChanged.code)
    const referralReasons = (await underwritingFieldsChanged(services, record))
      ? [...others, detailsChanged]
      : record.referralReasons
    await writeQuote(services, record, {
      ...(await priceAgain(services, { ...record, referralReasons })),
      expiresOn: instantAfter(services.clock.now(), validDays),
      boundDate: null,
    })
  })
