import { randomBytes } from 'node:crypto'
import { clientId } from '../../../../companions/identity/provider.ts'
import { identities, ssoDomain } from '../../../../companions/identity/identities.ts'
import type { Services } from '../../../kernel/services.ts'
import { hashSecret } from '../../credentials/secrets.ts'
import { ssoDomains } from '../tables.ts'
import { users } from '../../../directory/users/tables.ts'
import { organisationIds } from '../../../kernel/seed/ids.ts'

/** The user who can sign in by single sign-on only. */
export const ssoUser = { id: 'user-sso', email: identities[0].email } as const

/** The carrier's domain signs in at the demo's identity provider. */
export const seedSso = async (services: Services): Promise<void> => {
  const { database, clock } = services
  await database.handle().insert(ssoDomains).values({
    domain: ssoDomain,
    organisationId: organisationIds.carrier,
    clientId,
  })
  await database
    .handle()
    .insert(users)
    .values({
      ...ssoUser,
      firstName: 'Nora',
      lastName: 'Gates',
      organisationId: organisationIds.carrier,
      roleId: 'carrier',
      // a random password that is not stored
      passwordHash: await hashSecret(services, randomBytes(32).toString('base64url')),
      isDemo: true,
      created: clock.now(),
    })
}
