import type {
  AuthorityGroup,
  EscalationInput,
} from '#core/insurance/quotes/underwriting/escalation.ts'
import { baseRegion } from '#core/foundation/region/regions.ts'
import { staffEmails } from '../../../directory/users/staff-emails.ts'
import { portalLink } from '../../../kernel/portal-link.ts'
import type { Services } from '../../../kernel/services.ts'
import { mailContext } from '../mail/mail-context.ts'
import type { WrittenQuote } from '../tables.ts'

/** The role of each group. */
const roleOf = {
  SENIOR_UNDERWRITING: 'senior-underwriter',
  HEAD_OF_UNDERWRITING: 'super-admin',
} as const satisfies Record<AuthorityGroup, string>

/** Mails the users of a group that a decision was escalated to them, in the caller's transaction. */
export const mailEscalation = async (
  services: Services,
  record: WrittenQuote,
  { group, reason, by }: EscalationInput & { readonly by: string },
): Promise<void> => {
  const { region, t, params } = await mailContext(services, record, baseRegion)
  const filled = {
    ...params,
    reason,
    by,
    link: portalLink(services, region, `/admin/quotes/${record.id}`),
  }
  for (const to of await staffEmails(services, roleOf[group])) {
    await services.send({
      region,
      to,
      via: 'email',
      subject: t('mails:quoteEscalated.subject', filled),
      text: t('mails:quoteEscalated.text', filled),
    })
  }
}
