import { and, eq, sql } from 'drizzle-orm'
import type { Decline } from '#core/insurance/quotes/decline.ts'
import type { ReferralReason } from '#core/insurance/rating/model.ts'
import { baseLocale } from '#core/foundation/wording/engine.ts'
import { localeOf } from '#core/foundation/region/regions.ts'
import type { Services } from '../../kernel/services.ts'
import { proposalJob } from './jobs.ts'
import { roles, users } from '../../directory/users/tables.ts'
import { referralText } from '../rating/referral-text.ts'
import { mailSetting } from './mail-facts.ts'
import type { WrittenQuote } from './tables.ts'

// Everything here writes in the caller's transaction, so that a rolled-back change sends no mail.

/** Queues the drawing of the proposal of the newest terms. */
export const queueProposal = (
  { queue }: Services,
  { id }: Pick<WrittenQuote, 'id'>,
): Promise<void> => queue.enqueue(proposalJob, { quoteId: id })

/** The referral reasons, one per line. */
const linesOf = (
  services: Services,
  { region }: Pick<WrittenQuote, 'region'>,
  reasons: readonly ReferralReason[],
): string =>
  reasons
    .map((reason) => `- ${referralText(services.wording, localeOf[region], reason)}`)
    .join('\n')

/** A paragraph about the referral of a quote; empty when it is not referred. */
const referralOf = (services: Services, record: WrittenQuote, to: 'embedUser' | 'agent'): string =>
  record.status === 'REFERRED'
    ? services.wording.in(localeOf[record.region])(`mails:quoteSaved.${to}.referral`, {
        reasons: linesOf(services, record, record.referralReasons),
      })
    : ''

/**
 * Mails a quote that an embed user requested, to the customer. Anybody may have typed that address,
 * so the mail contains no text of the embed user.
 */
export const mailQuote = async (services: Services, record: WrittenQuote): Promise<void> => {
  const { t, facts } = await mailSetting(services, record)
  const filled = { ...facts, referral: referralOf(services, record, 'embedUser') }
  await services.send({
    to: record.customerEmail,
    via: 'email',
    subject: t('mails:quoteSaved.embedUser.subject', filled),
    text: t('mails:quoteSaved.embedUser.text', filled),
  })
}

/** Mails a quote saved on the agency's page, to the agent. */
export const mailSavedQuote = async (services: Services, record: WrittenQuote): Promise<void> => {
  const { t, facts, dashboard } = await mailSetting(services, record)
  const referral = referralOf(services, record, 'agent')
  const agentFacts = { ...facts, referral, link: `${dashboard}?tab=QUOTES` }
  await services.send({
    to: record.agentEmail,
    via: 'email',
    subject: t('mails:quoteSaved.agent.subject', agentFacts),
    text: t('mails:quoteSaved.agent.text', agentFacts),
  })
}

/** Mails a request to bind, to every underwriter. They see quotes of all regions. */
export const mailBindRequest = async (services: Services, record: WrittenQuote): Promise<void> => {
  const { t, facts } = await mailSetting(services, record, baseLocale)
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

/** Mails a bound quote, to the agent. */
export const mailApproval = async (services: Services, record: WrittenQuote): Promise<void> => {
  const { t, facts, ownScreen } = await mailSetting(services, record)
  const filled = { ...facts, link: ownScreen }
  await services.send({
    to: record.agentEmail,
    via: 'email',
    subject: t('mails:quoteApproved.subject', filled),
    text: t('mails:quoteApproved.text', filled),
  })
}

/** Mails a released quote, to the agent, with the released reasons and the next step. */
export const mailRelease = async (
  services: Services,
  record: WrittenQuote,
  reasons: readonly ReferralReason[],
): Promise<void> => {
  const { t, facts, ownScreen } = await mailSetting(services, record)
  const lines = linesOf(services, record, reasons)
  const released = lines === '' ? '' : t('mails:quoteReleased.released', { reasons: lines })
  const filled = { ...facts, released, link: ownScreen }
  await services.send({
    to: record.agentEmail,
    via: 'email',
    subject: t('mails:quoteReleased.subject', filled),
    text: t('mails:quoteReleased.text', filled),
  })
}

/** Mails a quote that an underwriter referred by hand, to the agent, with the reason. */
export const mailReferral = async (
  services: Services,
  record: WrittenQuote,
  reason: string,
): Promise<void> => {
  const { t, facts, ownScreen } = await mailSetting(services, record)
  const filled = { ...facts, reason, link: ownScreen }
  await services.send({
    to: record.agentEmail,
    via: 'email',
    subject: t('mails:quoteReferred.subject', filled),
    text: t('mails:quoteReferred.text', filled),
  })
}

/** Mails an indication, to the agent. */
export const mailIndication = async (services: Services, record: WrittenQuote): Promise<void> => {
  const { t, facts, ownScreen } = await mailSetting(services, record)
  const filled = { ...facts, link: ownScreen }
  await services.send({
    to: record.agentEmail,
    via: 'email',
    subject: t('mails:quoteIndicated.subject', filled),
    text: t('mails:quoteIndicated.text', filled),
  })
}

/** Mails a declined quote, to the agent, with the reason. */
export const mailDecline = async (
  services: Services,
  record: WrittenQuote,
  { reasonSummary, reason, fillInReason }: Decline,
): Promise<void> => {
  const { t, facts } = await mailSetting(services, record)
  const filled = { ...facts, reason: fillInReason ?? reasonSummary, description: reason }
  await services.send({
    to: record.agentEmail,
    via: 'email',
    subject: t('mails:quoteDeclined.subject', filled),
    text: t('mails:quoteDeclined.text', filled),
  })
}

/** Mails a rescinded binder, to the agent. */
export const mailRescission = async (services: Services, record: WrittenQuote): Promise<void> => {
  const { t, facts, ownScreen } = await mailSetting(services, record)
  const filled = { ...facts, link: ownScreen }
  await services.send({
    to: record.agentEmail,
    via: 'email',
    subject: t('mails:binderRescinded.subject', filled),
    text: t('mails:binderRescinded.text', filled),
  })
}
