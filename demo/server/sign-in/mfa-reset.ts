import { Refusal } from '../kernel/refusal.ts'
import type { Context } from '../kernel/context.ts'
import { turnOff } from '../mfa/turn.ts'
import { dropLinks, linkRules, makeLink, useLink, userOf } from '../passwords/links.ts'
import { recognise } from './credentials.ts'
import { forgetDevices } from './devices.ts'

const minutes = linkRules.MFA_RESET.lives / 60_000

/** For who lost the second factor: the right password brings a link that turns it off. */
export const requestReset = async (
  { services, ip, locale }: Context,
  username: string,
  password: string,
): Promise<undefined> => {
  const { user, attempt } = await recognise(services, { username, password }, ip)
  // the rest of what fails counts: a known password must not buy guesses at the code
  await attempt.withdraw()
  if (user.status === 'DISABLED') throw new Refusal(401, 'loginFailed')
  if (user.mfaType === 'NONE') return undefined
  const t = services.wording.in(locale)
  await services.database.transaction(async () => {
    await dropLinks(services, user.id, 'MFA_RESET')
    const link = await makeLink(services, user.id, 'MFA_RESET')
    await services.send({
      to: user.email,
      via: 'email',
      subject: t('mails:mfaReset.subject'),
      text: t('mails:mfaReset.text', { firstName: user.firstName, link, minutes }),
    })
  })
  return undefined
}

/** Turns off the second factor of a link's user; the link is used up. A mail says so. */
export const confirmReset = async (
  { services, locale }: Context,
  token: string,
): Promise<undefined> => {
  const user = await userOf(services, token, 'MFA_RESET')
  await services.database.transaction(async () => {
    await useLink(services, token, 'MFA_RESET')
    await turnOff(services, user.id, locale)
    await forgetDevices(services, user.id)
  })
  return undefined
}
