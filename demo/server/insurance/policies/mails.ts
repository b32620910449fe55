import { formatsOf } from '../../kernel/formats/formats.ts'
import type { Services } from '../../kernel/services.ts'
import { mailContext } from '../quotes/mail/mail-context.ts'
import type { WrittenQuote } from '../quotes/tables.ts'
import { paymentLink } from './payment-link.ts'
import type { WrittenPolicy } from './tables.ts'

const filledFor = async (services: Services, record: WrittenQuote, policy: WrittenPolicy) => {
  const { region, t, params, dashboard } = await mailContext(services, record)
  return {
    region,
    t,
    dashboard,
    filled: {
      ...params,
      policyNumber: policy.policyNumber,
      invoiceNumber: policy.invoiceNumber,
      dueDate: formatsOf(policy.region).day(policy.dueDate),
    },
  }
}

/** Mails the policyholder the payment link of an issued policy. */
export const mailIssuedPolicy = async (
  services: Services,
  record: WrittenQuote,
  policy: WrittenPolicy,
): Promise<void> => {
  const { region, t, filled } = await filledFor(services, record, policy)
  const link = await paymentLink(services, policy)
  await services.send({
    region,
    to: policy.customerEmail,
    via: 'email',
    subject: t('mails:policyIssued.customer.subject', filled),
    text: t('mails:policyIssued.customer.text', { ...filled, link }),
  })
}

/** Mails the agent that a policy was issued. */
export const mailAgentIssued = async (
  services: Services,
  record: WrittenQuote,
  policy: WrittenPolicy,
): Promise<void> => {
  const { region, t, filled, dashboard } = await filledFor(services, record, policy)
  const agentParams = { ...filled, link: `${dashboard}?tab=POLICIES` }
  await services.send({
    region,
    to: record.agentEmail,
    via: 'email',
    subject: t('mails:policyIssued.agent.subject', agentParams),
    text: t('mails:policyIssued.agent.text', agentParams),
  })
}
