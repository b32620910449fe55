import type { Tokens } from '#core/identity/session/model.ts'
import { checkHuman } from '../human-check/service.ts'
import type { Context } from '../../kernel/context.ts'
import { notFound } from '../../kernel/api-error.ts'
import type { PayloadOf } from '../../kernel/queue/job.ts'
import { isWithin } from '../../kernel/scope/visibility.ts'
import type { Services } from '../../kernel/services.ts'
import type { SignedIn } from '../../kernel/signed-in.ts'
import { userVisibility } from '../../directory/users/scope.ts'
import { credentialStateOf, lockUnchanged } from '../mfa/credential-state.ts'
import { hashSecret } from '../credentials/secrets.ts'
import { countAttempt } from '../credentials/attempts.ts'
import { emailKey } from '../../directory/users/email-key.ts'
import { userByEmail } from '../credentials/credentials.ts'
import { checkFactor } from '../mfa/factor.ts'
import { signInUser } from '../session/sign-in-user.ts'
import { checkPassword, checkRules } from './check-password.ts'
import { resetJob } from './jobs.ts'
import { mailPasswordChanged, mailResetLink } from './mails.ts'
import { countRecentLinks, consumeLink, userOf } from './links.ts'
import { replacePassword } from './replace.ts'

const hour = 3_600_000
/** Maximum links mailed to a user per hour. */
const mailsAnHour = 5

/**
 * Queues the mail to an address. The response and its duration do not disclose whether the address
 * has a user.
 */
export const requestReset = async (
  services: Services,
  { email, proof }: { readonly email: string; proof: string },
): Promise<undefined> => {
  await checkHuman(services, proof)
  await services.database.transaction(() =>
    services.queue.enqueue(resetJob, { email: emailKey(email), reason: 'asked' }),
  )
  return undefined
}

/** Sends the link if the address has a user who may sign in. */
export const mailRequestedReset = async (
  services: Services,
  { email, reason }: PayloadOf<typeof resetJob>,
): Promise<void> => {
  const user = await userByEmail(services, email)
  if (!user || user.status === 'DISABLED') return
  const { total } = await countRecentLinks(services, user.id, 'PASSWORD_RESET', hour)
  if (total < mailsAnHour) await mailResetLink(services, user, reason)
}

/**
 * Queues the mail to a user that the viewer manages. Staff manage all users, others those of their
 * organisation.
 */
export const sendReset = async (
  services: Services,
  viewer: SignedIn,
  email: string,
): Promise<undefined> => {
  const user = await userByEmail(services, email)
  if (!user || !isWithin(userVisibility, viewer, { organisation: user.organisationId }))
    throw notFound()
  await services.database.transaction(() =>
    services.queue.enqueue(resetJob, { email: user.email, reason: 'sent' }),
  )
  return undefined
}

/**
 * Sets the password of a link's user and signs them in, after the code of the second factor. Only
 * setting the password consumes the link. 409 when another call changed the password or the second
 * factor meanwhile.
 */
export const setByLink = async (
  { services, ip, request }: Context,
  token: string,
  { password, mfaCode }: { readonly password: string; readonly mfaCode?: string | undefined },
): Promise<Tokens> => {
  const user = await userOf(services, token, 'PASSWORD_RESET')
  const credentials = await credentialStateOf(services, user.id)
  checkRules(password, user)
  const { mfaType } = credentials
  if (mfaType !== 'NONE') {
    if (mfaCode) await countAttempt(services, user.email, { ip, method: 'link' })
    await checkFactor(services, { id: user.id, mfaType }, mfaCode)
  }
  // after the factor, because a link alone must not disclose recent passwords
  await checkPassword(services, password, user)
  const passwordHash = await hashSecret(services, password)
  await services.database.transaction(async () => {
    await lockUnchanged(services, credentials)
    await consumeLink(services, token, 'PASSWORD_RESET')
    await replacePassword(services, user, passwordHash)
    await mailPasswordChanged(services, user)
  })
  return signInUser(services, user.id, request)
}
