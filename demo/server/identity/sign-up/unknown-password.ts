import { randomBytes } from 'node:crypto'
import type { Services } from '../../kernel/services.ts'
import { hashSecret } from '../credentials/secrets.ts'

/**
 * The hash of a random password, for a user who sets the first password by a link. Hashing is slow,
 * so call it before the transaction.
 */
export const unknownPassword = (services: Services): Promise<string> =>
  hashSecret(services, randomBytes(32).toString('base64url'))
