import * as z from 'zod/mini'
import { retailAgent, type RetailAgent } from '#core/insurance/accounts/retail-agent.ts'

const { retailAgentFirstName, retailAgentLastName, retailAgentLicenseNumber } = retailAgent.shape

/** The fields of the license. */
export const licenseShape = z.object({
  retailAgentFirstName,
  retailAgentLastName,
  retailAgentLicenseNumber,
  retailAgencyName: z.string().check(z.maxLength(200, 'textTooLong')),
})
export type LicenseForm = z.output<typeof licenseShape>

/** The form of a stored retail agent; empty without one. */
export const formOf = (agent: RetailAgent | undefined): LicenseForm => ({
  retailAgentFirstName: agent?.retailAgentFirstName ?? '',
  retailAgentLastName: agent?.retailAgentLastName ?? '',
  retailAgentLicenseNumber: agent?.retailAgentLicenseNumber ?? '',
  retailAgencyName: agent?.retailAgencyName ?? '',
})

/** The call's body of a form. */
export const bodyOf = ({ retailAgencyName, ...agent }: LicenseForm): RetailAgent => ({
  ...agent,
  ...(retailAgencyName !== '' && { retailAgencyName }),
})
