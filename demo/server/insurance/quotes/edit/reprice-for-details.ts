import { eq, sql } from 'drizzle-orm'
import { totalToPay } from '#core/insurance/quotes/total.ts'
import type { CalculatorInput } from '#core/insurance/rating/model.ts'
import { laterThan } from '../../../kernel/later-than.ts'
import { renamedFields } from '../../../kernel/renamed-fields.ts'
import type { Services } from '../../../kernel/services.ts'
import type { AccountRecord } from '../../accounts/tables.ts'
import type { columnsOf } from './details-columns.ts'
import { withDetailsReferral, keepReferralReasons } from '../underwriting/details-referral.ts'
import { queueProposal } from '../mail/mails.ts'
import { pricedColumns, pricedInput } from '../price/priced-columns.ts'
import { storedDecisionsOf } from '../price/stored-decisions.ts'
import { priceRecordOf, storePrice } from '../price/stored-prices.ts'
import { priceOf, type Pricing } from '../price/price-quote.ts'
import { detailsFieldOf, ratedCompanyOf } from '../../rating/rated-company.ts'
import { quotes, type QuoteRecord } from '../tables.ts'

/** Maps pricing errors to the details form's fields. */
const priceWithDetailsErrors = (...args: Parameters<typeof priceOf>): Pricing => {
  try {
    return priceOf(...args)
  } catch (error) {
    throw renamedFields(error, detailsFieldOf)
  }
}

const inputOf = (
  input: CalculatorInput,
  { region }: AccountRecord,
  columns: ReturnType<typeof columnsOf>,
): CalculatorInput => {
  const { yearEstablished } = columns
  return {
    ...input,
    account: {
      ...input.account,
      ...ratedCompanyOf(region, columns),
      ...(yearEstablished !== null && { yearEstablished }),
    },
  }
}

/**
 * Prices a quote again with its company's new details, and refers it if an underwriter must review them.
 * A new `lastPatched` reports completion (spec 2 §4).
 */
export const repriceForDetails = async (
  services: Services,
  quote: QuoteRecord,
  account: AccountRecord,
  {
    columns,
    reassessesReferral,
  }: { readonly columns: ReturnType<typeof columnsOf>; readonly reassessesReferral: boolean },
): Promise<void> => {
  const stored = await priceRecordOf(services, quote.id)
  const requestedInput = inputOf(stored.input, account, columns)
  const now = services.clock.now()
  const {
    price: rated,
    risk,
    naicsDescription,
  } = priceWithDetailsErrors(services, requestedInput, now, storedDecisionsOf(stored))
  const price = reassessesReferral ? withDetailsReferral(rated) : keepReferralReasons(quote, rated)
  await services.database
    .handle()
    .update(quotes)
    .set({
      ...pricedColumns(requestedInput, price, quote.status),
      totalPremium: totalToPay(price, quote),
      // strictly increasing: clients poll for a newer `lastPatched`
      lastPatched: laterThan(quote.lastPatched, now),
      naicsDescription,
      companyName: columns.name,
      state: columns.state,
      revision: sql`${quotes.revision} + 1`,
      modified: now,
    })
    .where(eq(quotes.id, quote.id))
  await storePrice(services, quote.id, {
    input: pricedInput(requestedInput, price, columns.name),
    price,
    risk,
  })
  await queueProposal(services, { id: quote.id })
}
