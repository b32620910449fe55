import { eq } from 'drizzle-orm'
import type {
  AccountContacts,
  ContactChange,
  ContactFields,
} from '#core/insurance/contacts/model.ts'
import { notFound } from '../../kernel/api-error.ts'
import type { Context } from '../../kernel/context.ts'
import { requirePhone, phoneText } from '../../kernel/phones.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { lockUnchangedAccount } from '../accounts/service.ts'
import { accounts, type AccountRecord } from '../accounts/tables.ts'
import { changesBetween } from '../../kernel/activity/changes.ts'
import { logChange } from '../../kernel/activity/log.ts'
import { accountSubject } from '../activity/subjects.ts'
import { unknownPassword } from '../../identity/sign-up/unknown-password.ts'
import { inviteContact, consumeInvitationQuota } from './invite-contact.ts'
import { readContacts } from './read-contacts.ts'

const fieldsOf = (record: AccountRecord): Partial<Record<keyof ContactFields, string | null>> => ({
  contactFirstName: record.policyContactFirstName,
  contactLastName: record.policyContactLastName,
  contactEmail: record.policyContactEmail,
  // a number that is only formatted differently has not changed
  contactPhone: record.policyContactPhone && phoneText(record.region, record.policyContactPhone),
})

/** Writes the contact of a locked account and logs the changes. */
export const writeContact = async (
  services: Services,
  viewer: Viewer,
  record: AccountRecord,
  { contactFirstName, contactLastName, contactEmail, contactPhone: phone }: ContactFields,
): Promise<void> => {
  const code = 'contacts:invalid.phone'
  const contactPhone = requirePhone(record.region, phone, {
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
  await logChange(services, viewer, accountSubject(record.id, 'contact'), changes)
}

/** Adds or edits the policyholder of an account; may invite them as a user. */
export const saveContact = async (
  context: Context,
  change: ContactChange,
  version: { readonly seen?: string },
): Promise<AccountContacts> => {
  const { services, viewer } = context
  // counted outside the transaction, so that rolled-back calls count too
  if (change.addUserToSystem) await consumeInvitationQuota(services, change.contactEmail)
  const passwordHash = change.addUserToSystem ? await unknownPassword(services) : undefined
  return services.database.transaction(async () => {
    const record = await lockUnchangedAccount(services, viewer, change.accountId, version)
    if (change.agencyId !== undefined && change.agencyId !== record.agencyId) throw notFound()
    await writeContact(services, viewer, record, change)
    if (passwordHash !== undefined) await inviteContact(context, record, change, passwordHash)
    return readContacts(services, viewer, record.id)
  })
}
