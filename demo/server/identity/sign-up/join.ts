import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Tokens } from '#core/identity/session/model.ts'
import type { joinInput } from '#core/identity/sign-up/model.ts'
import type { Context } from '../../kernel/context.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import { checkPassword } from '../passwords/check-password.ts'
import { hashSecret } from '../credentials/secrets.ts'
import { signInUser } from '../session/sign-in-user.ts'
import { organisations } from '../../directory/users/tables.ts'
import { linkOf, consumeLink, type SignUpLink } from './links.ts'
import { createUser } from './organisation.ts'
import { joinRoleOf } from './roles.ts'

/** The organisation of a link; undefined when it is closed. */
export const openOrganisationOf = async (
  { database }: Services,
  { organisationId }: Pick<SignUpLink, 'organisationId'>,
): Promise<typeof organisations.$inferSelect | undefined> => {
  const [row] = await database
    .handle()
    .select()
    .from(organisations)
    .where(eq(organisations.id, organisationId ?? ''))
  return row?.isDisabled ? undefined : row
}

const nameOf = (
  input: string | undefined,
  known: string | null,
  field: 'firstName' | 'lastName',
): string => {
  const name = input || known
  if (name) return name
  const fieldErrors = [{ code: `${field}Required`, field }]
  throw new ApiError('invalidInput', { fieldErrors })
}

/** Creates the user that a link invites to an organisation, and signs them in. */
export const joinByLink = async (
  { services, request }: Context,
  token: string,
  { password, ...input }: z.output<typeof joinInput>,
): Promise<Tokens> => {
  const link = await linkOf(services, token, [
    'EXISTING_ACCOUNT',
    'QUOTE_SENT_NEW_USER',
    'QUOTE_LINK_NEW_AGENT',
  ])
  const organisation = await openOrganisationOf(services, link)
  const roleId = organisation && (link.roleId ?? joinRoleOf(organisation.accountType))
  if (link.withdrawn || !organisation || !roleId) throw new ApiError('tokenUnauthorised')
  const { email } = link
  const firstName = nameOf(input.firstName, link.firstName, 'firstName')
  const lastName = nameOf(input.lastName, link.lastName, 'lastName')
  await checkPassword(services, password, { email, firstName, lastName })
  const passwordHash = await hashSecret(services, password)
  const userId = await services.database.transaction(async () => {
    await consumeLink(services, link)
    return createUser(services, {
      email,
      firstName,
      lastName,
      organisationId: organisation.id,
      roleId,
      passwordHash,
      status: 'ACTIVE',
    })
  })
  return signInUser(services, userId, request)
}
