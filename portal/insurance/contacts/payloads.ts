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

/** The payload of a policyholder update (spec 3 §3, "Policyholder contact payload"). */
export const policyholderPayload = (
  { accountId, agentFirstName, agentLastName }: Contacts,
  values: ContactFields,
): PolicyholderChange => ({ accountId, agentFirstName, agentLastName, ...values })

/**
 * The payload of adding or editing a contact; staff include the agency (spec 3 §3, "Contact
 * payload").
 */
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

/** The agency's part of choosing an agent (spec 3 §3, "Set-my-agent payload"). */
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

/** The policyholder's part of choosing an agent. */
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
