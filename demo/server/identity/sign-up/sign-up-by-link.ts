import type { Tokens } from '#core/identity/session/model.ts'
import type { SignUpInput } from '#core/identity/sign-up/model.ts'
import type { Context } from '../../kernel/context.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { checkPassword } from '../passwords/check-password.ts'
import { hashSecret } from '../credentials/secrets.ts'
import { signInUser } from '../session/sign-in-user.ts'
import { redeemCode } from './invitation-codes.ts'
import { linkOf, consumeLink } from './links.ts'
import { createOrganisation, createUser } from './organisation.ts'
import { firstRoleOf } from './roles.ts'

/** Creates the organisation that a link invites and its first user, and signs the user in. */
export const signUpByLink = async (
  { services, request }: Context,
  token: string,
  input: SignUpInput,
): Promise<Tokens> => {
  const link = await linkOf(services, token, ['NEW_ACCOUNT'])
  const { accountType, region, email } = link
  const roleId = firstRoleOf(accountType)
  if (link.withdrawn || roleId === undefined) throw new ApiError('linkNotFound')
  const { invitationCode, organization, firstName, lastName, password, npn } = input
  await checkPassword(services, password, { email, firstName, lastName })
  const passwordHash = await hashSecret(services, password)
  const userId = await services.database.transaction(async () => {
    await consumeLink(services, link)
    await redeemCode(services, invitationCode, accountType)
    const person = { email, firstName, lastName, npn }
    const organisationId = await createOrganisation(services, {
      ...person,
      name: organization,
      accountType,
      region,
    })
    return createUser(services, {
      ...person,
      organisationId,
      roleId,
      passwordHash,
      status: 'ACTIVE',
    })
  })
  return signInUser(services, userId, request)
}
