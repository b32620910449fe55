import { currencyOf } from '#core/foundation/region/regions.ts'
import type { PaymentStatus } from '#core/insurance/quotes/payment-status.ts'
import { paymentIntents, payments } from '../../billing/tables.ts'
import { writePaymentStatus } from '../../billing/bill.ts'
import { postPayment } from '../../billing/post-payment.ts'
import { receiptJob } from '../../billing/jobs.ts'
import type { Services } from '../../../kernel/services.ts'
import { lockPolicy, todayOfPolicy } from '../../policies/service.ts'
import { demoProcessorName } from '../../../kernel/seed/companion-data.ts'

/** The transaction, intent and share of the bill behind each payment status. */
const behind = {
  Unpaid: null,
  'Partially Paid': { status: 'Paid', intent: null, part: 0.5, method: 'Check' },
  Processed: { status: 'In Process', intent: 'processing', part: 1, method: 'Bank Account' },
  Failed: { status: 'Failed', intent: 'failed', part: 1, method: 'Credit Card' },
  Paid: { status: 'Paid', intent: 'paid', part: 1, method: 'Credit Card' },
} as const satisfies Record<PaymentStatus, unknown>

/** Writes the transaction of a seeded policy and sets its payment status. */
export const seedPayment = async (
  services: Services,
  policyId: string,
  status: PaymentStatus,
): Promise<void> => {
  const seed = behind[status]
  if (seed === null) return
  const policy = await lockPolicy(services, policyId)
  const handle = services.database.handle()
  const now = services.clock.now()
  const currency = currencyOf[policy.region]
  const intentId = seed.intent === null ? null : services.newId()
  const transactionId = `seed-${policy.invoiceNumber}`
  const reason = seed.status === 'Failed' ? 'declined' : null
  if (intentId !== null && seed.intent !== null) {
    await handle.insert(paymentIntents).values({
      id: intentId,
      policyId,
      invoiceNumber: policy.invoiceNumber,
      amount: policy.totalPremium,
      currency,
      state: seed.intent,
      transactionId,
      reason,
      created: now,
      modified: now,
    })
  }
  const isCard = seed.method === 'Credit Card'
  const amountPaid = Math.round(policy.totalPremium * seed.part)
  const paymentId = services.newId()
  const [payment] = await handle
    .insert(payments)
    .values({
      id: paymentId,
      transactionId,
      intentId,
      policyId,
      invoiceNumber: policy.invoiceNumber,
      status: seed.status,
      reason,
      paymentMethod: seed.method,
      processorName: demoProcessorName,
      amountPaid,
      currency,
      paymentDate: await todayOfPolicy(services, policy),
      paymentDesc: policy.policyNumber,
      last4Digits: isCard ? '4242' : seed.method === 'Bank Account' ? '6789' : null,
      creditCardType: isCard ? 'Visa' : null,
      bankName: seed.method === 'Bank Account' ? 'First Harbor Bank' : null,
      created: now,
      modified: now,
    })
    .returning()
  if (payment !== undefined) await postPayment(services, policy, payment)
  await writePaymentStatus(services, policy, seed.intent ?? 'open')
  if (seed.status === 'Paid') {
    await services.queue.enqueue(receiptJob, { policyId, paymentId })
  }
}
