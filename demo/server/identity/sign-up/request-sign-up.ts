import { baseRegion } from '#core/foundation/region/regions.ts'
import type { SignUpInput } from '#core/identity/sign-up/model.ts'
import { isEmail } from '#core/foundation/validation/email.ts'
import type { Context } from '../../kernel/context.ts'
import { fieldError } from '../../kernel/api-error.ts'
import type { PayloadOf } from '../../kernel/queue/job.ts'
import { portalLink } from '../../kernel/portal-link.ts'
import type { Services } from '../../kernel/services.ts'
import { checkPassword } from '../passwords/check-password.ts'
import { hashSecret } from '../credentials/secrets.ts'
import { emailKey } from '../../directory/users/email-key.ts'
import { userByEmail } from '../credentials/credentials.ts'
import { staffEmails } from '../../directory/users/staff-emails.ts'
import { regionOfUser } from '../../directory/users/user-region.ts'
import { redeemCode } from './invitation-codes.ts'
import { signUpJob } from './jobs.ts'
import { createSignUpLink } from './links.ts'
import { mail } from './mails.ts'
import { createOrganisation, createUser } from './organisation.ts'
import { firstRoleOf } from './roles.ts'

const parseEmail = (input: string | undefined): string => {
  if (input !== undefined && isEmail(input)) return emailKey(input)
  const code = input === undefined ? 'emailRequired' : 'emailInvalid'
  throw fieldError(code, 'email')
}

/**
 * Validates a sign-up without a link and queues it. Only the queued job checks whether the address
 * has a user, so that neither the response nor its duration discloses it.
 */
export const requestSignUp = async (
  { services, region }: Context,
  input: SignUpInput,
): Promise<Record<string, never>> => {
  const email = parseEmail(input.email)
  const { firstName, lastName, npn, organization, password, invitationCode } = input
  await checkPassword(services, password, { email, firstName, lastName })
  const passwordHash = await hashSecret(services, password)
  await services.database.transaction(async () => {
    const accountType = await redeemCode(services, invitationCode, input.accountType)
    await services.queue.enqueue(signUpJob, {
      email,
      firstName,
      lastName,
      npn,
      organization,
      accountType,
      region,
      passwordHash,
    })
  })
  return {}
}

/**
 * Creates the organisation and its user, who still has to confirm the address. If the address
 * already has a user, the code stays used, because restoring it would disclose the user.
 */
export const createRequestedUser = async (
  services: Services,
  request: PayloadOf<typeof signUpJob>,
): Promise<void> => {
  const { email, firstName, lastName, npn, accountType, region, organization } = request
  const roleId = firstRoleOf(accountType)
  const known = await userByEmail(services, email)
  if (known || roleId === undefined) {
    const own = known ? await regionOfUser(services, known.id) : region
    await mail(services, 'exists', email, { link: portalLink(services, own, '/login') }, own)
    return
  }
  const person = { email, firstName, lastName, npn }
  const organisationId = await createOrganisation(services, {
    ...person,
    name: organization,
    accountType,
    region,
    signedUp: services.clock.now(),
  })
  const userId = await createUser(services, {
    ...person,
    organisationId,
    roleId,
    passwordHash: request.passwordHash,
    status: 'UNVALIDATED',
  })
  const link = await createSignUpLink(services, {
    tokenType: 'EXISTING_USER',
    email,
    accountType,
    region,
    userId,
    firstName,
    lastName,
  })
  await mail(services, 'validate', email, { firstName, link }, region)
  const dashboard = portalLink(services, baseRegion, '/admin/dashboard')
  for (const to of await staffEmails(services, 'super-admin')) {
    const facts = { name: `${firstName} ${lastName}`, email, organisation: organization }
    await mail(services, 'admin', to, { ...facts, link: dashboard }, baseRegion)
  }
}
