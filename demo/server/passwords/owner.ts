import type { Services } from '../kernel/services.ts'
import { findLink } from '../sign-up/links.ts'
import type { PasswordOwner } from './checking.ts'
import { findUserOf } from './links.ts'

/** Whom a link is for, as far as is known; nobody for a link that does not work. */
export const ownerOf = async (
  services: Services,
  token: string | undefined,
): Promise<PasswordOwner> => {
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
