import { formatsOf } from '../../kernel/formats/formats.ts'
import { mailTexts } from '../../kernel/mail-text.ts'
import type { Services } from '../../kernel/services.ts'
import { receiptJob } from './jobs.ts'
import { invoiceJob } from '../policies/jobs.ts'
import { paymentLink } from '../policies/payment-link.ts'
import type { PolicyRecord } from '../policies/tables.ts'
import type { PaymentRecord } from './tables.ts'

// Everything here writes in the caller's transaction, so that a rolled-back payment sends no mail.

/** Mails the policyholder about a successful payment; queues its receipt and invoice. */
export const mailPayment = async (
  services: Services,
  policy: PolicyRecord,
  payment: PaymentRecord,
): Promise<void> => {
  await services.queue.enqueue(receiptJob, { policyId: policy.id, paymentId: payment.id })
  await services.queue.enqueue(invoiceJob, { policyId: policy.id })
  const { region } = policy
  const t = mailTexts(services, region)
  const last4 = payment.last4Digits ?? ''
  const params = {
    firstName: policy.customerFirstName,
    number: policy.policyNumber,
    invoiceNumber: payment.invoiceNumber,
    amount: formatsOf(region).money(payment.amountPaid),
    method:
      payment.paymentMethod === 'Credit Card'
        ? t('payment:methodTitle.card', { brand: payment.creditCardType ?? '', last4 })
        : t('payment:methodTitle.bank', { bank: payment.bankName ?? '', last4 }),
    transactionId: payment.transactionId,
    link: await paymentLink(services, policy),
  }
  await services.send({
    region,
    to: policy.customerEmail,
    via: 'email',
    subject: t('mails:paymentReceived.subject', params),
    text: t('mails:paymentReceived.text', params),
  })
}

/** Mails the policyholder why a payment failed while it was processed, with a link to pay. */
export const mailPaymentFailure = async (
  services: Services,
  policy: PolicyRecord,
  payment: PaymentRecord,
): Promise<void> => {
  const { region } = policy
  const t = mailTexts(services, region)
  const params = {
    firstName: policy.customerFirstName,
    number: policy.policyNumber,
    amount: formatsOf(region).money(payment.amountPaid),
    reason: t(`payment:reasons.${payment.reason ?? 'declined'}`),
    link: await paymentLink(services, policy),
  }
  await services.send({
    region,
    to: policy.customerEmail,
    via: 'email',
    subject: t('mails:paymentFailed.subject', params),
    text: t('mails:paymentFailed.text', params),
  })
}
