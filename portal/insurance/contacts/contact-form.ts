import type { AccountContacts, ContactFields } from '#core/insurance/contacts/model.ts'
import type { Region } from '#core/foundation/region/regions.ts'
import { formatPhone } from '#core/foundation/validation/phone.ts'

/** The initial form of a policyholder, with a formatted phone number. */
export const contactStart = (
  region: Region,
  contacts: Pick<AccountContacts, keyof ContactFields>,
): ContactFields => ({
  contactFirstName: contacts.contactFirstName ?? '',
  contactLastName: contacts.contactLastName ?? '',
  contactEmail: contacts.contactEmail ?? '',
  contactPhone: formatPhone(region, contacts.contactPhone ?? ''),
})

/** Whether an account has a contact yet. */
export const hasContact = ({ contactEmail }: Pick<AccountContacts, 'contactEmail'>): boolean =>
  contactEmail !== undefined && contactEmail !== ''
