import { and, asc, eq } from 'drizzle-orm'
import type { AuthorityGroup, EscalationInput } from '#core/insurance/quotes/escalation.ts'
import { baseLocale } from '#core/foundation/wording/engine.ts'
import { users } from '../../../directory/users/tables.ts'
import type { Services } from '../../../kernel/services.ts'
import { mailSetting } from '../mail-facts.ts'
import type { WrittenQuote } from '../tables.ts'

/** The role of each group. */
const roleOf = {
  SENIOR_UNDERWRITING: 'senior-underwriter',
  HEAD_OF_UNDERWRITING: 'super-admin',
} as const satisfies Record<AuthorityGroup, string>

/** Most users of a group that get a mail. */
const mostMails = 20

/** Tells the users of a group that a decision was left to them, in the caller's transaction. */
export const mailEscalation = async (
  services: Services,
  record: WrittenQuote,
  { group, reason, by }: EscalationInput & { readonly by: string },
): Promise<void> => {
  const { t, facts } = await mailSetting(services, record, baseLocale)
  const filled = {
    ...facts,
    reason,
    by,
    link: `${services.config.origins.portal}/admin/quotes/${record.id}`,
  }
  const addressees = await services.database
    .handle()
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.roleId, roleOf[group]), eq(users.status, 'ACTIVE')))
    .orderBy(asc(users.id))
    .limit(mostMails)
  for (const { email } of addressees) {
    await services.send({
      to: email,
      via: 'email',
      subject: t('mails:quoteEscalated.subject', filled),
      text: t('mails:quoteEscalated.text', filled),
    })
  }
}
