import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose'
import * as z from 'zod/mini'
import { damagedKey, jsonOf, readKey, writeKey, type KeyFile } from '../../kernel/files/key-file.ts'
import type { Clock, Database } from '../../kernel/services.ts'
import { signingKeys } from './tables.ts'

const algorithm = 'EdDSA'

/** The key that this process signs with, and the public keys of all processes on the database. */
export interface SigningKeys {
  readonly id: string
  readonly private: CryptoKey
  /** Undefined for an unknown key and for a key that was withdrawn by deleting its row. */
  public(id: string): Promise<CryptoKey | undefined>
  /** Clears the cache of public keys. */
  forget(): void
}

/**
 * The notification of changed signing keys, sent by a trigger of
 * `schema/migrations/0006_signing_keys.sql`.
 */
export const signingKeysChanged = 'stale signing keys'

/** The stored form of a key pair. */
export interface SigningKey {
  readonly id: string
  readonly private: JWK
  readonly public: JWK
}

/** Generates a key pair. */
export const generateSigningKey = async (): Promise<SigningKey> => {
  const pair = await generateKeyPair(algorithm, { extractable: true })
  return {
    id: randomUUID(),
    private: await exportJWK(pair.privateKey),
    public: await exportJWK(pair.publicKey),
  }
}

const importKey = async (jwk: JWK): Promise<CryptoKey> => {
  const key = await importJWK(jwk, algorithm)
  if (key instanceof Uint8Array) throw new Error('A signing key must be a key pair')
  return key
}

const half = z.custom<JWK>((value) => typeof value === 'object' && value !== null)
const storedKey = z.object({ id: z.string().check(z.minLength(1)), private: half, public: half })

/** Loads the key pair of the data folder. The first start creates it. */
export const loadSigningKey = async (folder: string): Promise<SigningKey> => {
  const file: KeyFile<SigningKey> = {
    path: join(folder, 'signing-key.json'),
    format: jsonOf(storedKey),
    loss: 'everyone then has to log in again',
  }
  const stored = readKey(file) ?? writeKey(file, await generateSigningKey())
  await Promise.all([importKey(stored.private), importKey(stored.public)]).catch(() => {
    throw damagedKey(file)
  })
  return stored
}

/** Publishes the public key to the other processes, and reads theirs when a token needs one. */
export const openSigningKeys = async (
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  stored: SigningKey,
): Promise<SigningKeys> => {
  await database
    .handle()
    .insert(signingKeys)
    .values({ id: stored.id, publicKey: stored.public, created: clock.now() })
    .onConflictDoNothing()
  let known = new Map<string, CryptoKey>()
  return {
    id: stored.id,
    private: await importKey(stored.private),
    async public(id) {
      const found = known.get(id)
      if (found) return found
      // a key that is withdrawn during the read must not be cached
      const current = known
      const [row] = await database.handle().select().from(signingKeys).where(eq(signingKeys.id, id))
      if (!row) return undefined
      const key = await importKey(row.publicKey)
      current.set(id, key)
      return key
    },
    forget() {
      known = new Map()
    },
  }
}
