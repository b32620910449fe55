import type { Services } from '../../kernel/services.ts'
import { checkPassword, checkRules } from '../passwords/checking.ts'
import { ownerOf } from './password-owner.ts'

/** How often a link may ask whether a password is one of its user's last: more than somebody types. */
const reuseLimit = { calls: 60, seconds: 60 }

/**
 * Checks a password while it is typed, with what a link knows of its user. Where a second factor guards
 * the user, a link alone learns nothing about their passwords: with the right one it could turn the factor off.
 */
export const validateTyped = async (
  services: Services,
  token: string | undefined,
  password: string,
): Promise<void> => {
  const owner = await ownerOf(services, token)
  if (owner.id === undefined || owner.mfaType !== 'NONE') return checkRules(password, owner)
  await services.limits.take('reused passwords', owner.id, reuseLimit)
  await checkPassword(services, password, owner)
}
