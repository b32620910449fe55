import { mailTexts } from '../../kernel/mail-text.ts'
import { portalLink } from '../../kernel/portal-link.ts'
import type { Services } from '../../kernel/services.ts'
import { regionOfUser } from '../../directory/users/user-region.ts'
import type { users } from '../../directory/users/tables.ts'
import { linkRules, createLink } from './links.ts'

type Addressee = Pick<typeof users.$inferSelect, 'id' | 'email' | 'firstName'>

const minutes = linkRules.PASSWORD_RESET.lives / 60_000

/** Why a user receives a link to set a new password. */
export type ResetReason = 'asked' | 'sent' | 'expired'

/** Sends a new link to set a password, in the caller's transaction. */
export const mailResetLink = async (
  services: Services,
  { id, email, firstName }: Addressee,
  reason: ResetReason,
): Promise<void> => {
  const region = await regionOfUser(services, id)
  const link = await createLink(services, { id, region }, 'PASSWORD_RESET')
  const t = mailTexts(services, region)
  await services.send({
    region,
    to: email,
    via: 'email',
    subject: t(`mails:passwordReset.${reason}.subject`),
    text: t(`mails:passwordReset.${reason}.text`, { firstName, link, minutes }),
  })
}

/** Notifies a user by mail that the password was changed. */
export const mailPasswordChanged = async (
  services: Services,
  { id, email, firstName }: Addressee,
): Promise<void> => {
  const region = await regionOfUser(services, id)
  const t = mailTexts(services, region)
  const link = portalLink(services, region, '/forgot-password')
  await services.send({
    region,
    to: email,
    via: 'email',
    subject: t('mails:passwordChanged.subject'),
    text: t('mails:passwordChanged.text', { firstName, link }),
  })
}
