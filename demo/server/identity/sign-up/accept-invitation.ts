import type { Tokens } from '#core/identity/session/model.ts'
import type { Context } from '../../kernel/context.ts'
import { checkPassword } from '../passwords/check-password.ts'
import { useLink, userOf } from '../passwords/links.ts'
import { replacePassword } from '../passwords/replace.ts'
import { guardsOf, lockUnchanged } from '../mfa/credential-state.ts'
import { hashSecret } from '../credentials/secrets.ts'
import { openFor } from '../session/sign-in-user.ts'

/** Sets the first password of an invited user and signs them in; the link is used up. */
export const acceptInvitation = async (
  { services, request }: Context,
  token: string,
  password: string,
): Promise<Tokens> => {
  const user = await userOf(services, token, 'INVITATION')
  const seen = await guardsOf(services, user.id)
  await checkPassword(services, password, user)
  const passwordHash = await hashSecret(services, password)
  await services.database.transaction(async () => {
    await lockUnchanged(services, seen)
    await useLink(services, token, 'INVITATION')
    await replacePassword(services, user, passwordHash)
  })
  return openFor(services, user.id, request)
}
