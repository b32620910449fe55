import type { Tokens } from '#core/identity/session/model.ts'
import type { Context } from '../../kernel/context.ts'
import { checkPassword } from '../passwords/check-password.ts'
import { consumeLink, userOf } from '../passwords/links.ts'
import { replacePassword } from '../passwords/replace.ts'
import { credentialStateOf, lockUnchanged } from '../mfa/credential-state.ts'
import { hashSecret } from '../credentials/secrets.ts'
import { signInUser } from '../session/sign-in-user.ts'

/** Sets the first password of an invited user, consumes the link and signs the user in. */
export const acceptInvitation = async (
  { services, request }: Context,
  token: string,
  password: string,
): Promise<Tokens> => {
  const user = await userOf(services, token, 'INVITATION')
  const seen = await credentialStateOf(services, user.id)
  await checkPassword(services, password, user)
  const passwordHash = await hashSecret(services, password)
  await services.database.transaction(async () => {
    await lockUnchanged(services, seen)
    await consumeLink(services, token, 'INVITATION')
    await replacePassword(services, user, passwordHash)
  })
  return signInUser(services, user.id, request)
}
