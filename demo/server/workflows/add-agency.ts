import { eq } from 'drizzle-orm'
import type { AgencyWorkflows } from '../directory/agencies/workflows.ts'
import { agencyOf, readAgency } from '../directory/agencies/service.ts'
import { agencies } from '../directory/agencies/tables.ts'
import { ApiError, fieldError } from '../kernel/api-error.ts'
import { lockKey } from '../kernel/database/lock-key.ts'
import { companyDomainError } from '../kernel/domains/company-domain.ts'
import { requirePhone } from '../kernel/phones.ts'
import type { Services } from '../kernel/services.ts'
import { emailKey } from '../directory/users/email-key.ts'
import { createInvitedUser } from '../identity/sign-up/invited-user.ts'
import { createOrganisation } from '../identity/sign-up/organisation.ts'
import { unknownPassword } from '../identity/sign-up/unknown-password.ts'

/** Rejects a second agency with the same number; a concurrent call waits. */
const assertNewAgency = async (services: Services, npn: string): Promise<void> => {
  await lockKey(services, 'npn', npn)
  const known = await services.database.handle().$count(agencies, eq(agencies.npn, npn))
  if (known > 0) {
    const fieldErrors = [{ field: 'npn', code: 'agencyExists' }]
    throw new ApiError('agencyExists', { fieldErrors })
  }
}

/** The initial terms of another office of an agency. */
const termsOf = async (services: Services, agencyId: string | undefined) => {
  if (agencyId === undefined) return undefined
  const known = await services.database.handle().$count(agencies, eq(agencies.id, agencyId))
  if (known === 0) throw fieldError('invalid', 'agencyId')
  const { region, brand, isWholesale, agencyBilled, commission } = await agencyOf(
    services,
    agencyId,
  )
  return { region, brand, isWholesale, agencyBilled, commission }
}

const atContactEmail = (error: unknown): unknown =>
  error instanceof ApiError && error.code === 'emailTaken'
    ? new ApiError('emailTaken', { fieldErrors: [{ field: 'contactEmail', code: 'emailTaken' }] })
    : error

/** Rejects a hostname that no company can have, by the rule of all domains. */
const assertDomain = (hostname: string | undefined): void => {
  const code = hostname ? companyDomainError(hostname) : undefined
  if (code !== undefined) throw fieldError(code, 'hostname')
}

/** Adds an agency; its contact becomes its first user and is mailed a link to set a password. */
export const addAgency: AgencyWorkflows['addAgency'] = async (
  { body: input },
  { services, viewer, region: ofPage },
) => {
  const passwordHash = await unknownPassword(services)
  return services.database.transaction(async () => {
    const { name, npn, contactFirstName, contactLastName } = input
    const terms = await termsOf(services, input.agencyId)
    const region = terms?.region ?? ofPage
    const phone = requirePhone(region, input.contactPhone, { field: 'contactPhone' })
    assertDomain(input.hostname)
    await assertNewAgency(services, npn)
    const email = emailKey(input.contactEmail)
    const person = { firstName: contactFirstName, lastName: contactLastName, email }
    const organisation = { name, accountType: 'AGENCY', region, npn } as const
    const id = await createOrganisation(services, { ...organisation, ...person })
    await services.database
      .handle()
      .update(agencies)
      .set({
        ...terms,
        parentId: input.agencyId ?? null,
        description: input.description ?? '',
        hostname: input.hostname || null,
        phone,
        agentPhone: phone,
      })
      .where(eq(agencies.id, id))
    try {
      const roleId = terms?.isWholesale ? 'wholesale-admin' : 'agency-admin'
      const user = { ...person, organisationId: id, roleId, passwordHash }
      await createInvitedUser(services, viewer, user, organisation)
    } catch (error) {
      throw atContactEmail(error)
    }
    return readAgency(services, viewer, id)
  })
}
