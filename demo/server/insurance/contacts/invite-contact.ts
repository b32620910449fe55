import { eq } from 'drizzle-orm'
import type { ContactFields } from '#core/insurance/contacts/model.ts'
import { organisations, users } from '../../directory/users/tables.ts'
import { addMemberships } from '../../directory/users/memberships.ts'
import { emailKey, mailboxOf } from '../../directory/users/email-key.ts'
import { mailInvitation, createInvitedUser } from '../../identity/sign-up/invited-user.ts'
import { firstRoleOf } from '../../identity/sign-up/roles.ts'
import type { Context } from '../../kernel/context.ts'
import type { Services } from '../../kernel/services.ts'
import type { AccountRecord } from '../accounts/tables.ts'
import { logChange } from '../../kernel/activity/log.ts'
import { accountSubject } from '../activity/subjects.ts'

/** Counts an invitation to a mailbox; 429 above five a day from all users. */
export const consumeInvitationQuota = ({ limits }: Services, email: string): Promise<void> =>
  limits.take('contact invitation', mailboxOf(email), {
    calls: 5,
    seconds: 86_400,
  })

/**
 * Makes the contact of an account its user, in the caller's transaction with the account locked. A new
 * user is mailed a link to set a password. A known policyholder gets the account in addition to their
 * own; the caller does not learn which of the two happened.
 */
export const inviteContact = async (
  { services, viewer }: Context,
  { id, name, region }: AccountRecord,
  { contactFirstName, contactLastName, contactEmail }: ContactFields,
  passwordHash: string,
): Promise<void> => {
  const handle = services.database.handle()
  const roleId = firstRoleOf('CUSTOMER')
  if (roleId === undefined) throw new Error('policyholders have no role')
  await handle
    .insert(organisations)
    .values({ id, name, accountType: 'CUSTOMER', region })
    .onConflictDoNothing()
  const email = emailKey(contactEmail)
  const [known] = await handle.select().from(users).where(eq(users.email, email))
  const isOwn = known?.organisationId === id
  if (known === undefined || (isOwn && known.status === 'INVITED')) {
    const person = { email, firstName: contactFirstName, lastName: contactLastName }
    if (known) await mailInvitation(services, known.id, person, { name, region })
    else {
      const user = { ...person, organisationId: id, roleId, passwordHash }
      await createInvitedUser(services, viewer, user, { name, region })
    }
  } else if (!isOwn && known.roleId === roleId) {
    await addMemberships(services, viewer, [{ userId: known.id, organisationId: id, roleId }])
  }
  const changes = [{ field: 'invited', before: null, after: email }]
  await logChange(services, viewer, accountSubject(id, 'contact'), changes)
}
