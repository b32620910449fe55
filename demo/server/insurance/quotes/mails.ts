import { and, eq, sql } from 'drizzle-orm'
import { dialable } from '#core/insurance/quotes/contact.ts'
import type { Decline } from '#core/insurance/quotes/decline.ts'
import type { ReferralReason } from '#core/insurance/rating/model.ts'
import { baseLocale } from '#core/foundation/wording/engine.ts'
import { localeOf, type Locale } from '#core/foundation/region/regions.ts'
import { agencyOf } from '../../directory/agencies/service.ts'
import { formatsOf } from '../../kernel/formats/formats.ts'
import type { Services } from '../../kernel/services.ts'
import { proposalJob } from './jobs.ts'
import type { WrittenPolicy } from '../policies/tables.ts'
import { roles, users } from '../../directory/users/tables.ts'
import { referralText } from '../rating/referral-text.ts'
import { createWorkflow } from '../../identity/security-code/service.ts'
import { mailFacts } from './mail-facts.ts'
import type { WrittenQuote } from './tables.ts'

// Everything here writes in the caller's transaction: a change that is undone tells nobody.

/** Has the proposal of the newest terms written. */
export const queueProposal = (
  { queue }: Services,
  { id }: Pick<WrittenQuote, 'id'>,
): Promise<void> => queue.enqueue(proposalJob, { quoteId: id })

const setting = async (
  services: Services,
  record: WrittenQuote,
  locale: Locale = localeOf[record.region],
) => ({
  t: services.wording.in(locale),
  facts: mailFacts(
    record,
    (await agencyOf(services, record.agencyId)).name,
    formatsOf(record.region, locale),
  ),
  dashboard: `${services.config.origins.portal}/agency/dashboard`,
  /** The quote on the agency's own screens, with its documents. */
  ownScreen: `${services.config.origins.portal}/agency/quotes/${record.id}`,
})

/** The reasons of a referral, one a line. */
const linesOf = (
  services: Services,
  { region }: Pick<WrittenQuote, 'region'>,
  reasons: readonly ReferralReason[],
): string =>
  reasons
    .map((reason) => `- ${referralText(services.wording, localeOf[region], reason)}`)
    .join('\n')

/** A paragraph about the referral of a quote; nothing while it is not referred. */
const referralOf = (services: Services, record: WrittenQuote, to: 'visitor' | 'agent'): string =>
  record.status === 'REFERRED'
    ? services.wording.in(localeOf[record.region])(`mails:quoteSaved.${to}.referral`, {
        reasons: linesOf(services, record, record.referralReasons),
      })
    : ''

/**
 * A quote that an embed user asked for: to the customer. Anybody may have typed that address, so nothing in the mail
 * is the embed user's own words.
 */
export const mailQuote = async (services: Services, record: WrittenQuote): Promise<void> => {
  const { t, facts } = await setting(services, record)
  const filled = { ...facts, referral: referralOf(services, record, 'visitor') }
  await services.send({
    to: record.customerEmail,
    via: 'email',
    subject: t('mails:quoteSaved.visitor.subject', filled),
    text: t('mails:quoteSaved.visitor.text', filled),
  })
}

/** A quote saved on the agency's page: to the agent. */
export const tellOfSavedQuote = async (services: Services, record: WrittenQuote): Promise<void> => {
  const { t, facts, dashboard } = await setting(services, record)
  const referral = referralOf(services, record, 'agent')
  const agentFacts = { ...facts, referral, link: `${dashboard}?tab=QUOTES` }
  await services.send({
    to: record.agentEmail,
    via: 'email',
    subject: t('mails:quoteSaved.agent.subject', agentFacts),
    text: t('mails:quoteSaved.agent.text', agentFacts),
  })
}

/** A request to bind: to every underwriter. Their quotes are of all regions. */
export const tellOfBindRequest = async (
  services: Services,
  record: WrittenQuote,
): Promise<void> => {
  const { t, facts } = await setting(services, record, baseLocale)
  const filled = { ...facts, link: `${services.config.origins.portal}/admin/inbox` }
  const underwriters = await services.database
    .handle()
    .select({ email: users.email })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(
      and(eq(roles.viewerKind, 'underwriter'), sql`'quote:review' = any(${roles.permissions})`),
    )
  for (const { email } of underwriters) {
    await services.send({
      to: email,
      via: 'email',
      subject: t('mails:bindRequested.subject', filled),
      text: t('mails:bindRequested.text', filled),
    })
  }
}

/** A bound quote: to the agent. */
export const tellOfApproval = async (services: Services, record: WrittenQuote): Promise<void> => {
  const { t, facts, ownScreen } = await setting(services, record)
  const filled = { ...facts, link: ownScreen }
  await services.send({
    to: record.agentEmail,
    via: 'email',
    subject: t('mails:quoteApproved.subject', filled),
    text: t('mails:quoteApproved.text', filled),
  })
}

/** An issued policy: the payment link to the policyholder, the news to the agent. */
export const tellOfPolicy = async (
  services: Services,
  record: WrittenQuote,
  policy: WrittenPolicy,
): Promise<void> => {
  const { t, facts, dashboard } = await setting(services, record)
  const { link } = await createWorkflow(services, {
    flow: 'E_PAY',
    grant: { kind: 'policy', id: policy.id },
    email: policy.customerEmail,
    phone: dialable(policy.region, policy.customerPhone) ?? undefined,
    redirectPath: `/policy/${policy.id}/accountant-payment`,
  })
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

/** A released quote: to the agent, with what was released and what comes next. */
export const tellOfRelease = async (
  services: Services,
  record: WrittenQuote,
  reasons: readonly ReferralReason[],
): Promise<void> => {
  const { t, facts, ownScreen } = await setting(services, record)
  const filled = { ...facts, reasons: linesOf(services, record, reasons), link: ownScreen }
  await services.send({
    to: record.agentEmail,
    via: 'email',
    subject: t('mails:quoteReleased.subject', filled),
    text: t('mails:quoteReleased.text', filled),
  })
}

/** A declined quote: to the agent, with the reason. */
export const tellOfDecline = async (
  services: Services,
  record: WrittenQuote,
  { reasonSummary, reason, fillInReason }: Decline,
): Promise<void> => {
  const { t, facts } = await setting(services, record)
  const filled = { ...facts, reason: fillInReason ?? reasonSummary, description: reason }
  await services.send({
    to: record.agentEmail,
    via: 'email',
    subject: t('mails:quoteDeclined.subject', filled),
    text: t('mails:quoteDeclined.text', filled),
  })
}
