import type { Region } from '#core/foundation/region/regions.ts'
import { changesBetween } from '../../kernel/activity/changes.ts'
import { logCreation } from '../../kernel/activity/log.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { createLink } from '../passwords/links.ts'
import { mail } from './mails.ts'
import { createUser, type NewUser } from './organisation.ts'

/** The organisation that a user is invited to. */
interface Inviting {
  readonly name: string
  readonly region: Region
}

type Invited = Pick<NewUser, 'email' | 'firstName'>

/** Sends an invited user a link to set their first password. */
export const mailInvitation = async (
  services: Services,
  userId: string,
  { email, firstName }: Invited,
  { name, region }: Inviting,
): Promise<void> => {
  const link = await createLink(services, { id: userId, region }, 'INVITATION')
  await mail(services, 'user', email, { firstName, organisation: name, link }, region)
}

/**
 * Creates a user without a password in the caller's transaction, sends them a link to set one, and
 * logs who invited them.
 */
export const createInvitedUser = async (
  services: Services,
  inviter: Viewer,
  person: Omit<NewUser, 'status'>,
  organisation: Inviting,
): Promise<void> => {
  const userId = await createUser(services, { ...person, status: 'INVITED' })
  const { organisationId: account, roleId: role } = person
  await logCreation(
    services,
    inviter,
    { kind: 'user', id: userId },
    changesBetween({}, { account, role }),
  )
  await mailInvitation(services, userId, person, organisation)
}
