import { eq } from 'drizzle-orm'
import type { OrganisationInvitation, UserInvitation } from '#core/identity/sign-up/model.ts'
import { isEmail } from '#core/foundation/validation/email.ts'
import type { Context } from '../../kernel/context.ts'
import { ApiError, fieldError } from '../../kernel/api-error.ts'
import { isWithin } from '../../kernel/scope/visibility.ts'
import type { Services } from '../../kernel/services.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { emailKey } from '../../directory/users/email-key.ts'
import { userVisibility } from '../../directory/users/scope.ts'
import { roleName } from '../../directory/users/display-names.ts'
import { users } from '../../directory/users/tables.ts'
import { createInvitationCode } from './invitation-codes.ts'
import { openOrganisationOf } from './join.ts'
import { mail } from './mails.ts'
import { createSignUpLink } from './links.ts'
import { createInvitedUser } from './invited-user.ts'
import { unknownPassword } from './unknown-password.ts'
import { firstRoleOf, invitableRoles } from './roles.ts'

const parseEmail = (input: string): string => {
  if (!isEmail(input)) throw fieldError('emailInvalid', 'email')
  return emailKey(input)
}

/** The organisation of an invitation, and the roles that the viewer may assign in it. */
const invitationInto = async (
  { services, viewer }: Context,
  organisationId: string | undefined,
) => {
  const inviter = signedIn(viewer)
  const into = organisationId ?? inviter.accountId
  if (!isWithin(userVisibility, inviter, { organisation: into })) throw new ApiError('forbidden')
  const organisation = await openOrganisationOf(services, { organisationId: into })
  if (!organisation) throw fieldError('invalid', 'organisationId')
  return { organisation, roles: await invitableRoles(services, inviter, organisation) }
}

/** The roles that the viewer may assign in an organisation. */
export const assignableRoles = async (
  context: Context,
  organisationId: string | undefined,
): Promise<{ id: string; name: string }[]> => {
  const { roles } = await invitationInto(context, organisationId)
  const { services, locale } = context
  return roles.map((role) => ({ id: role.id, name: roleName(services, role, locale) }))
}

/** Creates a user without a password and sends them a link to set one. */
export const inviteUser = async (
  context: Context,
  { email: input, firstName, lastName, roleId, organisationId }: UserInvitation,
): Promise<undefined> => {
  const { services } = context
  const { organisation, roles } = await invitationInto(context, organisationId)
  const email = parseEmail(input)
  if (!roles.some(({ id }) => id === roleId)) throw fieldError('invalid', 'roleId')
  const passwordHash = await unknownPassword(services)
  await services.database.transaction(async () => {
    const user = {
      email,
      firstName,
      lastName,
      organisationId: organisation.id,
      roleId,
      passwordHash,
    }
    await createInvitedUser(services, context.viewer, user, organisation)
  })
  return undefined
}

const hasUser = async ({ database }: Services, email: string): Promise<boolean> => {
  const rows = await database.handle().select().from(users).where(eq(users.email, email))
  return rows.length > 0
}

/** Sends a sign-up link and an invitation code to the first user of an organisation. */
export const inviteOrganisation = async (
  { services, region }: Context,
  { email: input, organization, accountType }: OrganisationInvitation,
): Promise<undefined> => {
  const email = parseEmail(input)
  if (firstRoleOf(accountType) === undefined) throw fieldError('invalid', 'accountType')
  if (await hasUser(services, email)) {
    throw new ApiError('emailTaken', { fieldErrors: [{ code: 'emailTaken', field: 'email' }] })
  }
  await services.database.transaction(async () => {
    const { code, hash } = await createInvitationCode(services, accountType)
    const link = await createSignUpLink(services, {
      tokenType: 'NEW_ACCOUNT',
      email,
      accountType,
      region,
      organisationName: organization,
      codeHash: hash,
    })
    await mail(services, 'organisation', email, { organisation: organization, code, link }, region)
  })
  return undefined
}
