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
 * The policyholder of an account (spec 3 §5, "Contact"): all four are required. A stored phone stays
 * valid.
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
 * Policyholder contact payload (spec 3 §3): the policyholder of a named account; the server checks
 * the phone by the account's region, and takes the agent from its records.
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
  /** Invites the contact to the platform, as a user of this account. */
  addUserToSystem: z.optional(z.boolean()),
  /** Staff name the agency whose account it is. */
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

/** Who to speak to about an account. */
export const accountContacts = z.object({
  accountId: z.string(),
  agencyName: z.string(),
  ...agentNames,
  /** Whether the account has no agent of its own, so that the agency's contact is named. */
  isAgencyContact: z.boolean(),
  /** The teams of the agency that look after the account. */
  teams: z.array(teamOf),
  contactFirstName: z.optional(z.string()),
  contactLastName: z.optional(z.string()),
  contactEmail: z.optional(z.string()),
  contactPhone: z.optional(z.string()),
  /** What If-Match of a change names. */
  modified: z.iso.datetime(),
})
export type AccountContacts = z.output<typeof accountContacts>

/** The agents that an account can be given to, with their teams, and all teams of the agency. */
export const agentChoices = z.object({
  agents: z.array(z.object({ ...agentNames, teams: z.array(teamOf) })),
  teams: z.array(teamOf),
})
export type AgentChoices = z.output<typeof agentChoices>

/** Agent change payload (spec 3 §3); the agent is found by email address among the agency's users. */
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
  /** Required where the agency has teams. */
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
  /** Makes it the owner of the company; without it, it is interested. */
  link: z.optional(z.boolean()),
})
export type AgencyAssignment = z.output<typeof agencyAssignment>

/** An agency with an account of the policyholder's company. */
export const interestedAgency = z.object({
  agencyId: z.string(),
  agencyName: z.string(),
  ...agentNames,
  /** Whether the policyholder has made it their agent. */
  isMyAgent: z.boolean(),
  /** Quotes that another agent would make invalid. */
  activeQuotes: z.int(),
})
export type InterestedAgency = z.output<typeof interestedAgency>

/** The agent of the signed-in policyholder, if any, and the interested agencies. */
export const myAgent = z.object({
  agencies: z.array(interestedAgency),
  /** What If-Match of a change names. */
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
  /** True makes it the agent; false puts it back among the interested agencies. */
  link: z.boolean(),
})
export type MyAgentChange = z.output<typeof myAgentChange>
