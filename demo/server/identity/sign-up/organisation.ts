import type { AccountType } from '#core/directory/organisations/account-type.ts'
import type { Region } from '#core/foundation/region/regions.ts'
import { agencies } from '../../directory/agencies/tables.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import { organisations, users, type userStatuses } from '../../directory/users/tables.ts'

/** A user to be created. */
export interface NewUser {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly npn?: string | undefined
  readonly organisationId: string
  readonly roleId: string
  readonly passwordHash: string
  readonly status: (typeof userStatuses)[number]
}

/** Creates a user in the caller's transaction; 409 when the address is taken. */
export const createUser = async (services: Services, user: NewUser): Promise<string> => {
  const { npn, ...rest } = user
  const created = services.clock.now()
  const [row] = await services.database
    .handle()
    .insert(users)
    .values({ id: services.newId(), npn: npn || null, created, ...rest })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  if (!row) {
    const fieldErrors = [{ code: 'emailTaken', field: 'email' }]
    throw new ApiError('emailTaken', { fieldErrors })
  }
  return row.id
}

/** An organisation that signs up, and its first user. */
export interface NewOrganisation {
  readonly name: string
  readonly accountType: AccountType
  readonly region: Region
  readonly npn?: string | undefined
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** When the organisation signed up without an invitation. */
  readonly signedUp?: Date
}

/**
 * Commission of a new agency, in percent of the premium. Invented, like every figure of the demo.
 */
const firstCommission = 15

/** Creates an organisation in the caller's transaction. A new agency can quote at once. */
export const createOrganisation = async (
  { database, newId }: Services,
  { name, accountType, region, npn, firstName, lastName, email, signedUp }: NewOrganisation,
): Promise<string> => {
  const id = newId()
  const handle = database.handle()
  await handle
    .insert(organisations)
    .values({ id, name, accountType, region, npn: npn || null, signedUp: signedUp ?? null })
  if (accountType === 'AGENCY') {
    await handle.insert(agencies).values({
      id,
      name,
      region,
      npn: npn || null,
      description: '',
      address1: '',
      city: '',
      zipCode: '',
      phone: '',
      email,
      commission: firstCommission,
      agentFirstName: firstName,
      agentLastName: lastName,
      agentEmail: email,
      agentPhone: '',
    })
  }
  return id
}
