import type { AccountContacts, ContactFields } from '#core/insurance/contacts/model.ts'
import type { Region } from '#core/foundation/region/regions.ts'
import { formatPhone } from '#core/foundation/validation/phone.ts'

const fields = ['contactFirstName', 'contactLastName', 'contactEmail', 'contactPhone'] as const

/** The policyholder as the form starts with it; the phone number is formatted. */
export const contactStart = (region: Region, contacts: AccountContacts): ContactFields => ({
  contactFirstName: contacts.contactFirstName ?? '',
  contactLastName: contacts.contactLastName ?? '',
  contactEmail: contacts.contactEmail ?? '',
  contactPhone: formatPhone(region, contacts.contactPhone ?? ''),
})

/** Whether an account has a contact yet. */
export const hasContact = ({ contactEmail }: Pick<AccountContacts, 'contactEmail'>): boolean =>
  contactEmail !== undefined && contactEmail !== ''

/** Whether two readings of an account name the same policyholder. */
export const isSameContact = (one: AccountContacts, other: AccountContacts): boolean =>
  fields.every((field) => (one[field] ?? '') === (other[field] ?? ''))
