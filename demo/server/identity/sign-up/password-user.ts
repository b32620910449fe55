import type { Services } from '../../kernel/services.ts'
import { findLink } from './links.ts'
import type { MfaType } from '#core/foundation/errors/mfa-type.ts'
import type { PasswordUser } from '../passwords/check-password.ts'
import { findUserOf } from '../passwords/links.ts'

/** The user whose password a link sets, with the second factor of an existing user. */
export interface LinkUser extends PasswordUser {
  readonly mfaType?: MfaType
}

/** Known data of a link's user; undefined for an invalid link. */
export const passwordUserOf = async (
  services: Services,
  token: string | undefined,
): Promise<LinkUser> => {
  if (token === undefined) return {}
  const user =
    (await findUserOf(services, token, 'PASSWORD_RESET')) ??
    (await findUserOf(services, token, 'INVITATION'))
  if (user) return user
  const link = await findLink(services, token)
  if (!link || link.withdrawn) return {}
  const { email, firstName, lastName } = link
  return { email, firstName: firstName ?? undefined, lastName: lastName ?? undefined }
}
