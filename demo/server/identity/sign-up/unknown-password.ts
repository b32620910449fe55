import { randomBytes } from 'node:crypto'
import type { Services } from '../../kernel/services.ts'
import { hashSecret } from '../credentials/secrets.ts'

/**
 * The hash of a password that nobody knows, for a user who sets the first one by a link. Made before
 * a transaction, because it takes time.
 */
export const unknownPassword = (services: Services): Promise<string> =>
  hashSecret(services, randomBytes(32).toString('base64url'))
