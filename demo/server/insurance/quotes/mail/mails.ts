import { and, eq, sql } from 'drizzle-orm'
import { reasonText } from '#core/foundation/validation/reason.ts'
import type { Decline } from '#core/insurance/quotes/underwriting/decline.ts'
import type { ReferralReason } from '#core/insurance/rating/model.ts'
import { baseRegion, localeOf } from '#core/foundation/region/regions.ts'
import { portalLink } from '../../../kernel/portal-link.ts'
import type { Services } from '../../../kernel/services.ts'
import { proposalJob } from '../jobs.ts'
import { roles, users } from '../../../directory/users/tables.ts'
import { referralText } from '../../rating/referral-text.ts'
import { indicationText, mailContext, markedSubject } from './mail-context.ts'
import type { WrittenQuote } from '../tables.ts'

// Everything here writes in the caller's transaction, so that a rolled-back change sends no mail.

/** Queues the proposal of the newest terms. */
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

/** A paragraph about the referral of a quote; empty if it is not referred. */
const referralOf = (services: Services, record: WrittenQuote, to: 'embedUser' | 'agent'): string =>
  record.status === 'REFERRED'
    ? services.wording.in(localeOf[record.region])(`mails:quoteSaved.${to}.referral`, {
        reasons: linesOf(services, record, record.referralReasons),
      })
    : ''

/**
 * Mails a quote to the customer on the embed user's request. Anybody may have typed the address, so the
 * mail contains no text of the embed user.
 */
export const mailQuote = async (services: Services, record: WrittenQuote): Promise<void> => {
  const { region, t, params } = await mailContext(services, record)
  const filled = {
    ...params,
    indication: indicationText(t, [record]),
    referral: referralOf(services, record, 'embedUser'),
  }
  await services.send({
    region,
    to: record.customerEmail,
    via: 'email',
    subject: markedSubject(t, [record], t('mails:quoteSaved.embedUser.subject', filled)),
    text: t('mails:quoteSaved.embedUser.text', filled),
  })
}

/** Mails the agent about a quote saved on the agency's page. */
export const mailSavedQuote = async (services: Services, record: WrittenQuote): Promise<void> => {
  const { region, t, params, ownScreen } = await mailContext(services, record)
  const referral = referralOf(services, record, 'agent')
  const agentParams = { ...params, referral, link: ownScreen }
  await services.send({
    region,
    to: record.agentEmail,
    via: 'email',
    subject: t('mails:quoteSaved.agent.subject', agentParams),
    text: t('mails:quoteSaved.agent.text', agentParams),
  })
}

/** Mails a request to bind to every underwriter. They see quotes of all regions. */
export const mailBindRequest = async (services: Services, record: WrittenQuote): Promise<void> => {
  const { region, t, params } = await mailContext(services, record, baseRegion)
  const filled = { ...params, link: portalLink(services, region, '/admin/inbox') }
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
      region,
      to: email,
      via: 'email',
      subject: t('mails:bindRequested.subject', filled),
      text: t('mails:bindRequested.text', filled),
    })
  }
}

/** The text keys of a mail about a decision. */
type DecisionTexts =
  | 'quoteApproved'
  | 'quoteReleased'
  | 'quoteReferred'
  | 'quoteIndicated'
  | 'quoteDeclined'
  | 'binderRescinded'

/** Mails the agent about a decision on a quote, with the quote's address and further text parameters. */
const mailDecision = async (
  services: Services,
  record: WrittenQuote,
  texts: DecisionTexts,
  named: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const { region, t, params, ownScreen } = await mailContext(services, record)
  const filled = { ...params, link: ownScreen, ...named }
  await services.send({
    region,
    to: record.agentEmail,
    via: 'email',
    subject: t(`mails:${texts}.subject`, filled),
    text: t(`mails:${texts}.text`, filled),
  })
}

/** Mails the agent that a quote is bound. */
export const mailApproval = (services: Services, record: WrittenQuote): Promise<void> =>
  mailDecision(services, record, 'quoteApproved')

/** Mails the agent that a quote was released, with the released reasons and the next step. */
export const mailRelease = (
  services: Services,
  record: WrittenQuote,
  reasons: readonly ReferralReason[],
): Promise<void> => {
  const t = services.wording.in(localeOf[record.region])
  const lines = linesOf(services, record, reasons)
  const released = lines === '' ? '' : t('mails:quoteReleased.released', { reasons: lines })
  return mailDecision(services, record, 'quoteReleased', { released })
}

/** Mails the agent that an underwriter referred a quote manually, with the reason. */
export const mailReferral = (
  services: Services,
  record: WrittenQuote,
  reason: string,
): Promise<void> => mailDecision(services, record, 'quoteReferred', { reason })

/** Mails the agent an indication. */
export const mailIndication = (services: Services, record: WrittenQuote): Promise<void> =>
  mailDecision(services, record, 'quoteIndicated')

/** Mails the agent that a quote was declined, with the reason. */
export const mailDecline = (
  services: Services,
  record: WrittenQuote,
  decline: Decline,
): Promise<void> =>
  mailDecision(services, record, 'quoteDeclined', {
    reason: reasonText(decline),
    description: decline.reason,
  })

/** Mails the agent that a binder was rescinded. */
export const mailRescission = (services: Services, record: WrittenQuote): Promise<void> =>
  mailDecision(services, record, 'binderRescinded')
