import type {
  AccountContacts,
  ContactChange,
  ContactFields,
  InterestedAgency,
  MyAgentChange,
  PolicyholderChange,
} from '#core/insurance/contacts/model.ts'
import type { Profile } from '#core/identity/session/model.ts'

type Contacts = Pick<
  AccountContacts,
  'accountId' | 'agentFirstName' | 'agentLastName' | 'agentEmail' | 'agentPhone'
>

/** What an update of the policyholder sends (spec 3 §3, "Policyholder contact payload"). */
export const policyholderPayload = (
  { accountId, agentFirstName, agentLastName }: Contacts,
  values: ContactFields,
): PolicyholderChange => ({ accountId, agentFirstName, agentLastName, ...values })

/** What adding or editing a contact sends; staff name the agency (spec 3 §3, "Contact payload"). */
export const contactPayload = (
  contacts: Contacts,
  values: ContactFields & Pick<ContactChange, 'addUserToSystem'>,
  agencyId?: string,
): ContactChange => {
  const { agentEmail, agentPhone } = contacts
  return {
    ...policyholderPayload(contacts, values),
    agentEmail,
    agentPhone,
    ...values,
    ...(agencyId !== undefined && { agencyId }),
  }
}

/** The part of a choice of an agent that is about the agency (spec 3 §3, "Set-my-agent payload"). */
export const agencyPayload = ({
  agencyName,
  agentFirstName,
  agentLastName,
  agentEmail,
  agentPhone,
}: InterestedAgency): Omit<MyAgentChange, 'agencyId' | 'link'> => ({
  agencyName,
  agentFirstName,
  agentLastName,
  agentEmail,
  agentPhone,
  agentName: `${agentFirstName} ${agentLastName}`,
})

/** The part of a choice of an agent that is about the policyholder who chooses. */
export const customerPayload = ({
  firstName,
  lastName,
  email,
  phone,
}: Pick<Profile, 'firstName' | 'lastName' | 'email' | 'phone'>): Omit<
  MyAgentChange,
  'agencyId' | 'link'
> => ({
  customerFirstName: firstName,
  customerLastName: lastName,
  customerEmail: email,
  ...(phone !== undefined && { customerPhone: phone }),
})
