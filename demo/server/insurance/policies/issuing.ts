import { addDays } from '#core/foundation/calendar-dates/calendar-date.ts'
import type { Services } from '../../kernel/services.ts'
import { invoiceJob, policyJob } from './jobs.ts'
import { nextNumber } from '../quotes/numbers.ts'
import type { QuoteRecord } from '../quotes/tables.ts'
import { todayOf } from '../../directory/states/zones.ts'
import { stateOf } from './state.ts'
import { policies, type WrittenPolicy } from './tables.ts'

/** Days to pay from the day of issue (spec 2 §9). */
export const daysToPay = 7

/** Makes the policy and the invoice of a quote; what is due is the quote's total. */
export const issuePolicy = async (
  services: Services,
  quote: QuoteRecord,
): Promise<WrittenPolicy> => {
  const now = services.clock.now()
  const today = todayOf(quote, now)
  const record: WrittenPolicy = {
    id: services.newId(),
    policyNumber: await nextNumber(services, 'policy_numbers'),
    invoiceNumber: await nextNumber(services, 'invoice_numbers'),
    quoteId: quote.id,
    quoteNumber: quote.quoteNumber,
    accountId: quote.accountId,
    agencyId: quote.agencyId,
    agencyName: quote.agencyName,
    product: quote.product,
    region: quote.region,
    companyName: quote.companyName,
    customerFirstName: quote.customerFirstName,
    customerLastName: quote.customerLastName,
    customerEmail: quote.customerEmail,
    customerPhone: quote.customerPhone,
    effectiveDate: quote.effectiveDate,
    endDate: quote.endDate,
    dueDate: addDays(today, daysToPay),
    limit: quote.limit,
    deductible: quote.deductible,
    premium: quote.premium,
    brokerFee: quote.brokerFee + quote.additionalBrokerFee,
    mgaFee: quote.mgaFee,
    totalPremium: quote.totalPremium,
    isRenewal: quote.isRenewal,
    isEndorsement: false,
    paymentStatus: 'Unpaid',
    cancelled: null,
    coverStatus: stateOf({ ...quote, cancelled: null }, today),
    isOpenForRenewal: false,
    created: now,
    modified: now,
  }
  await services.database.handle().insert(policies).values(record)
  for (const paper of [policyJob, invoiceJob]) {
    await services.queue.enqueue(paper, { policyId: record.id })
  }
  return record
}
