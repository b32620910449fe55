import { checkPassword, checkRules } from '../identity/passwords/check-password.ts'
import type { PasswordWorkflows } from '../identity/passwords/workflows.ts'
import { passwordUserOf } from '../identity/sign-up/password-user.ts'

/** How often a link may check for a recent password: more than a user types. */
const reuseLimit = { calls: 60, seconds: 60 }

/**
 * Checks a password while it is typed, using the link's user. If the user has a second factor, the
 * response to a link alone reveals nothing about recent passwords: with the current password it could
 * turn the factor off.
 */
export const validatePassword: PasswordWorkflows['validatePassword'] = async (
  { query: { token }, body: { password } },
  { services },
) => {
  // a sign-up link is valid here too, as are password links
  const user = await passwordUserOf(services, token)
  if (user.id === undefined || user.mfaType !== 'NONE') {
    checkRules(password, user)
    return undefined
  }
  await services.limits.take('reused passwords', user.id, reuseLimit)
  await checkPassword(services, password, user)
  return undefined
}
