import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import * as z from 'zod/mini'
import {
  damagedKey,
  jsonOf,
  readKey,
  writeKey,
  type KeyFile,
} from '../../server/kernel/files/key-file.ts'

/** The provider's signing keys, and the secret of its one client. */
export interface IdentitySecrets {
  readonly key: JWK
  readonly cookieSecret: string
  readonly clientSecret: string
}

const make = async (): Promise<IdentitySecrets> => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return {
    key: { ...(await exportJWK(privateKey)), kid: 'demo', alg: 'ES256', use: 'sig' },
    cookieSecret: randomBytes(32).toString('base64url'),
    clientSecret: randomBytes(32).toString('base64url'),
  }
}

const shape = z.object({
  key: z.custom<JWK>((value) => typeof value === 'object' && value !== null),
  cookieSecret: z.string().check(z.minLength(1)),
  clientSecret: z.string().check(z.minLength(1)),
})

/** Reads the secrets of a data folder; creates them at the first start. */
export const identitySecrets = async (dataDir: string): Promise<IdentitySecrets> => {
  const file: KeyFile<IdentitySecrets> = {
    path: join(dataDir, 'identity', 'secrets.json'),
    format: jsonOf(shape),
    loss: 'its users then have to choose their identity again',
  }
  const stored = readKey(file) ?? writeKey(file, await make())
  await importJWK(stored.key, 'ES256').catch(() => {
    throw damagedKey(file)
  })
  return stored
}
