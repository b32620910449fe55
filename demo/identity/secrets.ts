import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exportJWK, generateKeyPair, type JWK } from 'jose'

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

/** Reads the secrets of a data folder; creates them at the first start. */
export const identitySecrets = async (dataDir: string): Promise<IdentitySecrets> => {
  const folder = join(dataDir, 'identity')
  const file = join(folder, 'secrets.json')
  const read = () => JSON.parse(readFileSync(file, 'utf8')) as IdentitySecrets
  try {
    return read()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  mkdirSync(folder, { recursive: true })
  const made = await make()
  try {
    writeFileSync(file, JSON.stringify(made), { mode: 0o600, flag: 'wx' })
    return made
  } catch {
    // another process of the same folder was first
    return read()
  }
}
