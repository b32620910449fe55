import { formatsOf } from '../../kernel/formats/formats.ts'
import type { Services } from '../../kernel/services.ts'
import { mailSetting } from '../quotes/mail-facts.ts'
import type { WrittenQuote } from '../quotes/tables.ts'
import { paymentLink } from './payment-link.ts'
import type { WrittenPolicy } from './tables.ts'

/** Mails an issued policy: the payment link to the policyholder, a notice to the agent. */
export const mailIssuedPolicy = async (
  services: Services,
  record: WrittenQuote,
  policy: WrittenPolicy,
): Promise<void> => {
  const { t, facts, dashboard } = await mailSetting(services, record)
  const link = await paymentLink(services, policy)
  const filled = {
    ...facts,
    policyNumber: policy.policyNumber,
    invoiceNumber: policy.invoiceNumber,
    dueDate: formatsOf(policy.region).day(policy.dueDate),
  }
  await services.send({
    to: policy.customerEmail,
    via: 'email',
    subject: t('mails:policyIssued.customer.subject', filled),
    text: t('mails:policyIssued.customer.text', { ...filled, link }),
  })
  const agentFacts = { ...filled, link: `${dashboard}?tab=POLICIES` }
  await services.send({
    to: record.agentEmail,
    via: 'email',
    subject: t('mails:policyIssued.agent.subject', agentFacts),
    text: t('mails:policyIssued.agent.text', agentFacts),
  })
}
