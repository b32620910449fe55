import { regionOfUser } from '../directory/users/user-region.ts'
import { mailTexts } from '../kernel/mail-text.ts'
import { ApiError } from '../kernel/api-error.ts'
import { disableFactor } from '../identity/mfa/change-factor.ts'
import type { MfaWorkflows } from '../identity/mfa/workflows.ts'
import {
  invalidateLinks,
  linkRules,
  createLink,
  consumeLink,
  userOf,
} from '../identity/passwords/links.ts'
import { lockUser } from '../identity/mfa/credential-state.ts'
import { authenticate } from '../identity/credentials/credentials.ts'
import { forgetDevices } from '../identity/credentials/devices.ts'

const minutes = linkRules.MFA_RESET.lives / 60_000

/** Maximum mails per hour that an attacker with the password can cause. */
const mailLimit = { calls: 5, seconds: 3_600 }

/** For a user who lost the second factor: the correct password sends a link that turns it off. */
export const requestMfaReset: MfaWorkflows['requestMfaReset'] = async (
  { params: { id: username }, body: { password } },
  context,
) => {
  const { services } = context
  const { user, attempt } = await authenticate(context, { username, password })
  // other failures still count: a known password must not allow guesses at the code
  await attempt.withdraw()
  if (user.status === 'DISABLED') throw new ApiError('loginFailed')
  if (user.mfaType === 'NONE') return undefined
  await services.limits.take('mfa reset mails', user.id, mailLimit)
  const region = await regionOfUser(services, user.id)
  const t = mailTexts(services, region)
  await services.database.transaction(async () => {
    await invalidateLinks(services, user.id, 'MFA_RESET')
    const link = await createLink(services, { id: user.id, region }, 'MFA_RESET')
    await services.send({
      region,
      to: user.email,
      via: 'email',
      subject: t('mails:mfaReset.subject'),
      text: t('mails:mfaReset.text', { firstName: user.firstName, link, minutes }),
    })
  })
  return undefined
}

/** Turns off the second factor of a link's user; the link is used up. Mails the user about it. */
export const confirmMfaReset: MfaWorkflows['confirmMfaReset'] = async (
  { params: { resetMFAToken: token } },
  { services },
) => {
  const user = await userOf(services, token, 'MFA_RESET')
  await services.database.transaction(async () => {
    await lockUser(services, user.id)
    await consumeLink(services, token, 'MFA_RESET')
    await disableFactor(services, user.id)
    await forgetDevices(services, user.id)
  })
  return undefined
}
