import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import type {
  AccountContacts,
  ContactChange,
  ContactFields,
  PolicyholderChange,
} from '#core/insurance/contacts/model.ts'
import { todayOf } from '../../directory/states/zones.ts'
import { notFound } from '../../kernel/api-error.ts'
import type { Context } from '../../kernel/context.ts'
import { mustBePhone, writtenPhone } from '../../kernel/phones.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { lockSeen } from '../accounts/service.ts'
import { accounts, type AccountRecord } from '../accounts/tables.ts'
import { changesBetween } from '../../kernel/activity/changes.ts'
import { logChanged } from '../../kernel/activity/log.ts'
import { accountSubject } from '../activity/subjects.ts'
import { policies } from '../policies/tables.ts'
import { endFormerLinks, isOtherMailbox, policyholderFlows } from '../quotes/mail/former-links.ts'
import { openQuotesOf } from '../quotes/life/invalidate-quotes.ts'
import { queueProposal } from '../quotes/mail/mails.ts'
import { quotes } from '../quotes/tables.ts'
import { endLinks } from '../../identity/security-code/ending.ts'
import { unknownPassword } from '../../identity/sign-up/unknown-password.ts'
import { inviteContact, takeInvitation } from './invite-contact.ts'
import { readContacts } from './reading.ts'

const fieldsOf = (record: AccountRecord): Partial<Record<keyof ContactFields, string | null>> => ({
  contactFirstName: record.policyContactFirstName,
  contactLastName: record.policyContactLastName,
  contactEmail: record.policyContactEmail,
  // a number that is only written in another way has not changed
  contactPhone: record.policyContactPhone && writtenPhone(record.region, record.policyContactPhone),
})

/** Writes the contact of a locked account and logs what changed. */
const writeContact = async (
  services: Services,
  viewer: Viewer,
  record: AccountRecord,
  { contactFirstName, contactLastName, contactEmail, contactPhone: phone }: ContactFields,
): Promise<void> => {
  const code = 'contacts:invalid.phone'
  const contactPhone = mustBePhone(record.region, phone, {
    field: 'contactPhone',
    code,
    stored: record.policyContactPhone,
  })
  const after = { contactFirstName, contactLastName, contactEmail, contactPhone }
  await services.database
    .handle()
    .update(accounts)
    .set({
      policyContactFirstName: contactFirstName,
      policyContactLastName: contactLastName,
      policyContactEmail: contactEmail,
      policyContactPhone: contactPhone,
      modified: services.clock.now(),
    })
    .where(eq(accounts.id, record.id))
  const changes = changesBetween(fieldsOf(record), after, Object.keys(after))
  await logChanged(services, viewer, accountSubject(record.id, 'contact'), changes)
}

/** Adds or edits the policyholder of an account; may invite them as a user. */
export const saveContact = async (
  context: Context,
  change: ContactChange,
  version: { readonly seen?: string },
): Promise<AccountContacts> => {
  const { services, viewer } = context
  // counted outside of the transaction, so that rolled-back calls count too
  if (change.addUserToSystem) await takeInvitation(services, change.contactEmail)
  const passwordHash = change.addUserToSystem ? await unknownPassword(services) : undefined
  return services.database.transaction(async () => {
    const record = await lockSeen(services, viewer, change.accountId, version)
    if (change.agencyId !== undefined && change.agencyId !== record.agencyId) throw notFound()
    await writeContact(services, viewer, record, change)
    if (passwordHash !== undefined) await inviteContact(context, record, change, passwordHash)
    return readContacts(services, viewer, record.id)
  })
}

/** Sets the policyholder of an account, of its open quotes and of its policies that have not ended. */
export const updatePolicyholder = (
  services: Services,
  viewer: Viewer,
  change: PolicyholderChange,
  version: { readonly seen?: string },
): Promise<AccountContacts> =>
  services.database.transaction(async () => {
    const record = await lockSeen(services, viewer, change.accountId, version)
    await writeContact(services, viewer, record, change)
    const handle = services.database.handle()
    const now = services.clock.now()
    const customer = {
      customerFirstName: change.contactFirstName,
      customerLastName: change.contactLastName,
      customerEmail: change.contactEmail,
      customerPhone: writtenPhone(record.region, change.contactPhone),
      modified: now,
    }
    const open = await handle
      .select({ id: quotes.id, accountId: quotes.accountId, customerEmail: quotes.customerEmail })
      .from(quotes)
      .where(openQuotesOf(record.id))
      .for('update')
    for (const quote of open) await endFormerLinks(services, quote, change.contactEmail)
    const changed = await handle
      .update(quotes)
      .set({ ...customer, revision: sql`${quotes.revision} + 1` })
      .where(openQuotesOf(record.id))
      .returning({ id: quotes.id })
    for (const quote of changed) await queueProposal(services, quote)
    const inForce = and(
      eq(policies.accountId, record.id),
      isNull(policies.cancelled),
      gte(policies.endDate, todayOf(record, now)),
    )
    const held = await handle
      .select({ id: policies.id, customerEmail: policies.customerEmail })
      .from(policies)
      .where(inForce)
      .for('update')
    for (const { id, customerEmail } of held) {
      if (isOtherMailbox(customerEmail, change.contactEmail))
        await endLinks(services, {
          kind: 'policy',
          ids: [id],
          email: customerEmail,
          flows: policyholderFlows,
        })
    }
    await handle.update(policies).set(customer).where(inForce)
    return readContacts(services, viewer, record.id)
  })
