import { randomBytes } from 'node:crypto'
import type { Services } from '../../../kernel/services.ts'
import { hashSecret } from '../../credentials/secrets.ts'
import { ssoDomains } from '../tables.ts'
import { users } from '../../../directory/users/tables.ts'
import { organisationIds } from '../../../kernel/seed/ids.ts'
import { ssoClientId, ssoDomain, ssoUser } from '../../../kernel/seed/companion-data.ts'

/** Makes users of the carrier's domain sign in at the demo's identity provider. */
export const seedSso = async (services: Services): Promise<void> => {
  const { database, clock } = services
  await database.handle().insert(ssoDomains).values({
    domain: ssoDomain,
    organisationId: organisationIds.carrier,
    clientId: ssoClientId,
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
