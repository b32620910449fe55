import { dialable } from '#core/insurance/quotes/contact.ts'
import { localeOf } from '#core/foundation/region/regions.ts'
import { formatsOf } from '../../kernel/formats/formats.ts'
import type { Services } from '../../kernel/services.ts'
import { receiptJob } from './jobs.ts'
import { invoiceJob } from '../policies/jobs.ts'
import type { PolicyRecord } from '../policies/tables.ts'
import { createWorkflow } from '../../identity/security-code/service.ts'
import type { PaymentRecord } from './tables.ts'

// Everything here writes in the caller's transaction, so that a rolled-back payment sends no mail.

/** A link to the payment page with a security code; the page shows the receipt, or the bill. */
const linkTo = async (services: Services, policy: PolicyRecord): Promise<string> => {
  const { link } = await createWorkflow(services, {
    flow: 'E_PAY',
    grant: { kind: 'policy', id: policy.id },
    email: policy.customerEmail,
    phone: dialable(policy.region, policy.customerPhone) ?? undefined,
    redirectPath: `/policy/${policy.id}/accountant-payment`,
  })
  return link
}

/** For a successful payment: draws receipt and invoice, and mails the policyholder. */
export const mailPayment = async (
  services: Services,
  policy: PolicyRecord,
  payment: PaymentRecord,
): Promise<void> => {
  await services.queue.enqueue(receiptJob, { policyId: policy.id, paymentId: payment.id })
  await services.queue.enqueue(invoiceJob, { policyId: policy.id })
  const t = services.wording.in(localeOf[policy.region])
  const last4 = payment.last4Digits ?? ''
  const facts = {
    firstName: policy.customerFirstName,
    number: policy.policyNumber,
    invoiceNumber: payment.invoiceNumber,
    amount: formatsOf(policy.region).money(payment.amountPaid),
    method:
      payment.paymentMethod === 'Credit Card'
        ? t('payment:methodTitle.card', { brand: payment.creditCardType ?? '', last4 })
        : t('payment:methodTitle.bank', { bank: payment.bankName ?? '', last4 }),
    transactionId: payment.transactionId,
    link: await linkTo(services, policy),
  }
  await services.send({
    to: policy.customerEmail,
    via: 'email',
    subject: t('mails:paymentReceived.subject', facts),
    text: t('mails:paymentReceived.text', facts),
  })
}

/** For a payment that failed later: mails the policyholder the reason and a link. */
export const mailPaymentFailure = async (
  services: Services,
  policy: PolicyRecord,
  payment: PaymentRecord,
): Promise<void> => {
  const t = services.wording.in(localeOf[policy.region])
  const facts = {
    firstName: policy.customerFirstName,
    number: policy.policyNumber,
    amount: formatsOf(policy.region).money(payment.amountPaid),
    reason: t(`payment:reasons.${payment.reason ?? 'declined'}`),
    link: await linkTo(services, policy),
  }
  await services.send({
    to: policy.customerEmail,
    via: 'email',
    subject: t('mails:paymentFailed.subject', facts),
    text: t('mails:paymentFailed.text', facts),
  })
}
