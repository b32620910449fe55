import type { AccountContacts, ContactFields } from '#core/insurance/contacts/model.ts'

/** The initial form of a policyholder. */
export const contactStart = (
  contacts: Pick<AccountContacts, keyof ContactFields>,
): ContactFields => ({
  contactFirstName: contacts.contactFirstName ?? '',
  contactLastName: contacts.contactLastName ?? '',
  contactEmail: contacts.contactEmail ?? '',
  contactPhone: contacts.contactPhone ?? '',
})

/** Whether an account has a contact yet. */
export const hasContact = ({ contactEmail }: Pick<AccountContacts, 'contactEmail'>): boolean =>
  contactEmail !== undefined && contactEmail !== ''
