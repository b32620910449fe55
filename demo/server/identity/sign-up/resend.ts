import { eq } from 'drizzle-orm'
import type { PayloadOf } from '../../kernel/queue/job.ts'
import type { Services } from '../../kernel/services.ts'
import { invalidateLinks } from '../passwords/links.ts'
import { emailKey } from '../../directory/users/email-key.ts'
import { userByEmail } from '../credentials/credentials.ts'
import { organisations, type users } from '../../directory/users/tables.ts'
import { deleteInvitationCode, createInvitationCode } from './invitation-codes.ts'
import { resendJob } from './jobs.ts'
import { mailInvitation } from './invited-user.ts'
import { mail } from './mails.ts'
import { createSignUpLink, pendingLinkOf, renewLink, type SignUpLink } from './links.ts'

/** Mails per hour to an address, whether or not a mail is pending. */
const mailLimit = { calls: 5, seconds: 3_600 }

/** Queues the mail. The response does not disclose whether one is pending for the address. */
export const requestResend = async (services: Services, address: string): Promise<undefined> => {
  const email = emailKey(address)
  await services.limits.take('resend address', email, mailLimit)
  await services.database.transaction(() => services.queue.enqueue(resendJob, { email }))
  return undefined
}

/** Sends a new link to a user without a password. Invalidates the old links. */
const resendInvitation = async (
  services: Services,
  { id, email, firstName, organisationId }: typeof users.$inferSelect,
): Promise<void> => {
  const [row] = await services.database
    .handle()
    .select({ name: organisations.name, region: organisations.region })
    .from(organisations)
    .where(eq(organisations.id, organisationId))
  if (!row) return
  await invalidateLinks(services, id, 'INVITATION')
  await mailInvitation(services, id, { email, firstName }, row)
}

const resendLink = async (services: Services, link: SignUpLink): Promise<void> => {
  const { email, codeHash, accountType, firstName, organisationName, region } = link
  if (link.tokenType === 'NEW_ACCOUNT' && codeHash) {
    await deleteInvitationCode(services, codeHash)
    const { code, hash } = await createInvitationCode(services, accountType)
    const address = await renewLink(services, link, hash)
    const params = { organisation: organisationName ?? '', code, link: address }
    return mail(services, 'organisation', email, params, region)
  }
  const address = await renewLink(services, link, codeHash)
  if (link.tokenType !== 'EXISTING_USER') {
    return mail(services, 'again', email, { link: address }, region)
  }
  return mail(services, 'validate', email, { firstName: firstName ?? '', link: address }, region)
}

/** Resends the pending mail of an address, if there is one. */
export const resend = async (
  services: Services,
  { email }: PayloadOf<typeof resendJob>,
): Promise<void> => {
  const user = await userByEmail(services, email)
  if (user?.status === 'INVITED') return resendInvitation(services, user)
  const pending = await pendingLinkOf(services, email)
  if (pending) return resendLink(services, pending)
  if (user?.status !== 'UNVALIDATED') return
  const [organisation] = await services.database
    .handle()
    .select()
    .from(organisations)
    .where(eq(organisations.id, user.organisationId))
  if (!organisation) return
  const { id: userId, firstName, lastName } = user
  const { accountType, region } = organisation
  const person = { email, userId, firstName, lastName }
  const tokenType = 'EXISTING_USER'
  const link = await createSignUpLink(services, { tokenType, accountType, region, ...person })
  await mail(services, 'validate', email, { firstName, link }, region)
}
