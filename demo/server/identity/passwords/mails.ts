import type { Locale } from '#core/foundation/region/regions.ts'
import { mailTexts } from '../../kernel/mail-text.ts'
import type { Services } from '../../kernel/services.ts'
import type { users } from '../../directory/users/tables.ts'
import { linkRules, makeLink } from './links.ts'

type Addressee = Pick<typeof users.$inferSelect, 'id' | 'email' | 'firstName'>

const minutes = linkRules.PASSWORD_RESET.lives / 60_000

/** Why a user gets a link to set a new password. */
export type ResetReason = 'asked' | 'sent' | 'expired'

/** Mails a new link to set a password, in the caller's transaction. */
export const mailResetLink = async (
  services: Services,
  { id, email, firstName }: Addressee,
  reason: ResetReason,
  locale: Locale,
): Promise<void> => {
  const link = await makeLink(services, id, 'PASSWORD_RESET')
  const t = mailTexts(services, locale)
  await services.send({
    to: email,
    via: 'email',
    subject: t(`mails:passwordReset.${reason}.subject`),
    text: t(`mails:passwordReset.${reason}.text`, { firstName, link, minutes }),
  })
}

/** Mails a user that the password was changed. */
export const mailPasswordChanged = async (
  services: Services,
  { email, firstName }: Addressee,
  locale: Locale,
): Promise<void> => {
  const t = mailTexts(services, locale)
  const link = `${services.config.origins.portal}/forgot-password`
  await services.send({
    to: email,
    via: 'email',
    subject: t('mails:passwordChanged.subject'),
    text: t('mails:passwordChanged.text', { firstName, link }),
  })
}
