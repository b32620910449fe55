import type { Services } from '../../kernel/services.ts'
import { checkPassword, checkRules } from '../passwords/checking.ts'
import { passwordUserOf } from './password-user.ts'

/** How often a link may check whether a password is a recent one: more than a user types. */
const reuseLimit = { calls: 60, seconds: 60 }

/**
 * Checks a password while it is typed, with the link's data of its user. Where the user has a
 * second factor, a link alone gets no answer about recent passwords: with the current one it could
 * turn the factor off.
 */
export const validateTyped = async (
  services: Services,
  token: string | undefined,
  password: string,
): Promise<void> => {
  const user = await passwordUserOf(services, token)
  if (user.id === undefined || user.mfaType !== 'NONE') return checkRules(password, user)
  await services.limits.take('reused passwords', user.id, reuseLimit)
  await checkPassword(services, password, user)
}
