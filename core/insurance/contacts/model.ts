import * as z from 'zod/mini'
import type { Region } from '../../foundation/region/regions.ts'
import { boundedText, id } from '../../foundation/validation/bounded.ts'
import {
  emailAddress,
  optionalLine,
  personName,
  phoneNumber,
} from '../../foundation/validation/shapes.ts'

/**
 * The policyholder of an account (spec 3 §5, "Contact"). All four fields are required. A stored
 * phone stays valid.
 */
/*@__NO_SIDE_EFFECTS__*/
export const contactFieldsFor = (region?: Region, storedPhone?: string) =>
  z.object({
    contactFirstName: personName('contacts:invalid.firstName', 'contacts:invalid.name'),
    contactLastName: personName('contacts:invalid.lastName', 'contacts:invalid.name'),
    contactEmail: emailAddress('contacts:invalid.emailMissing', 'contacts:invalid.email'),
    contactPhone: phoneNumber(
      region,
      'contacts:invalid.phoneMissing',
      'contacts:invalid.phone',
      storedPhone,
    ),
  })
export type ContactFields = z.output<ReturnType<typeof contactFieldsFor>>

/**
 * Policyholder contact payload (spec 3 §3). The server validates the phone for the account's
 * region, and takes the agent from its records.
 */
export const policyholderChange = z.extend(contactFieldsFor(), {
  accountId: id(),
  agentFirstName: optionalLine(80),
  agentLastName: optionalLine(80),
})
export type PolicyholderChange = z.output<typeof policyholderChange>

/** Contact payload (spec 3 §3). */
export const contactChange = z.extend(policyholderChange, {
  agentEmail: optionalLine(254),
  agentPhone: optionalLine(40),
  /** Invites the contact to the platform as a user of this account. */
  addUserToSystem: z.optional(z.boolean()),
  /** Staff must send the account's agency. */
  agencyId: z.optional(id()),
})
export type ContactChange = z.output<typeof contactChange>

const agentNames = {
  agentFirstName: z.string(),
  agentLastName: z.string(),
  agentEmail: z.string(),
  agentPhone: z.string(),
}
const teamOf = z.object({ id: z.string(), name: z.string() })

/** The contacts of an account. */
export const accountContacts = z.object({
  accountId: z.string(),
  agencyName: z.string(),
  ...agentNames,
  /** Whether the agent is the agency's contact, because the account has no agent. */
  isAgencyContact: z.boolean(),
  /** The agency's teams assigned to the account. */
  teams: z.array(teamOf),
  contactFirstName: z.optional(z.string()),
  contactLastName: z.optional(z.string()),
  contactEmail: z.optional(z.string()),
  contactPhone: z.optional(z.string()),
  /** The version, for `If-Match`. */
  modified: z.iso.datetime(),
})
export type AccountContacts = z.output<typeof accountContacts>

/** The agents that an account can be assigned to, with their teams, and all teams of the agency. */
export const agentChoices = z.object({
  agents: z.array(z.object({ ...agentNames, teams: z.array(teamOf) })),
  teams: z.array(teamOf),
})
export type AgentChoices = z.output<typeof agentChoices>

/**
 * Agent change payload (spec 3 §3). The agent is looked up by email address among the agency's
 * users.
 */
export const agentChange = z.object({
  accountId: id(),
  accountName: optionalLine(200),
  contactFirstName: optionalLine(80),
  contactLastName: optionalLine(80),
  contactEmail: optionalLine(254),
  contactPhone: optionalLine(40),
  agentEmail: boundedText(254).check(z.trim(), z.minLength(1, 'contacts:invalid.agent')),
  agentFirstName: optionalLine(80),
  agentLastName: optionalLine(80),
  agentPhone: optionalLine(40),
  /** Required if the agency has teams. */
  team: z.optional(id()),
})
export type AgentChange = z.output<typeof agentChange>

/** Agency assignment payload (spec 3 §3). */
export const agencyAssignment = z.object({
  accountId: id(),
  agencyId: id().check(z.minLength(1, 'contacts:invalid.agency')),
  agencyName: optionalLine(200),
  agentFirstName: optionalLine(80),
  agentLastName: optionalLine(80),
  agentEmail: optionalLine(254),
  agentPhoneNumber: optionalLine(40),
  /** Makes the agency the company's owner; otherwise it is interested. */
  link: z.optional(z.boolean()),
})
export type AgencyAssignment = z.output<typeof agencyAssignment>

/** An agency with an account of the policyholder's company. */
export const interestedAgency = z.object({
  agencyId: z.string(),
  agencyName: z.string(),
  ...agentNames,
  /** Whether the policyholder chose this agency as their agent. */
  isMyAgent: z.boolean(),
  /** Number of quotes that become invalid if another agent is chosen. */
  activeQuotes: z.int(),
})
export type InterestedAgency = z.output<typeof interestedAgency>

/** The agent of the signed-in policyholder, if any, and the interested agencies. */
export const myAgent = z.object({
  agencies: z.array(interestedAgency),
  /** The version, for `If-Match`. */
  version: z.string(),
})
export type MyAgent = z.output<typeof myAgent>

/** Set-my-agent payload (spec 3 §3). The server takes names and addresses from its records. */
export const myAgentChange = z.object({
  agencyId: id(),
  agencyName: optionalLine(200),
  customerFirstName: optionalLine(80),
  customerLastName: optionalLine(80),
  customerEmail: optionalLine(254),
  customerPhone: optionalLine(40),
  agentFirstName: optionalLine(80),
  agentLastName: optionalLine(80),
  agentEmail: optionalLine(254),
  agentPhone: optionalLine(40),
  agentName: optionalLine(200),
  /** True sets the agent; false makes the agency interested again. */
  link: z.boolean(),
})
export type MyAgentChange = z.output<typeof myAgentChange>
