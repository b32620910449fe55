import { checkPassword, checkRules } from '../identity/passwords/checking.ts'
import type { PasswordWorkflows } from '../identity/passwords/workflows.ts'
import { passwordUserOf } from '../identity/sign-up/password-user.ts'

/** How often a link may check whether a password is a recent one: more than a user types. */
const reuseLimit = { calls: 60, seconds: 60 }

/**
 * Checks a password while it is typed, with the link's data of its user. Where the user has a
 * second factor, a link alone gets no answer about recent passwords: with the current one it could
 * turn the factor off.
 */
export const validatePassword: PasswordWorkflows['validatePassword'] = async (
  { query: { token }, body: { password } },
  { services },
) => {
  // a link of a sign-up is valid here too, as are those of passwords
  const user = await passwordUserOf(services, token)
  if (user.id === undefined || user.mfaType !== 'NONE') {
    checkRules(password, user)
    return undefined
  }
  await services.limits.take('reused passwords', user.id, reuseLimit)
  await checkPassword(services, password, user)
  return undefined
}
