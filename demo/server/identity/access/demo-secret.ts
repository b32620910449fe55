import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { readKey, writeKey, type KeyFormat } from '../../kernel/files/key-file.ts'
import type { Services } from '../../kernel/services.ts'
import { hashOfSecret } from './service.ts'
import { accessKeys } from './tables.ts'

const plainText: KeyFormat<string> = {
  read: (text) => (/^[\w-]{43}$/.test(text) ? text : undefined),
  write: (secret) => secret,
}

const readOrCreateSecret = (path: string): string => {
  const file = { path, format: plainText, loss: "the demo's sites then use that one" }
  return readKey(file) ?? writeKey(file, randomBytes(32).toString('base64url'))
}

/**
 * The secret of a seeded API key. The first start creates it in the data folder; the database has
 * its hash.
 */
export const demoSecret = (services: Services, keyId: string): Promise<string> =>
  services.database.transaction(async () => {
    const secret = readOrCreateSecret(join(services.config.dataDir, `${keyId}.secret`))
    const handle = services.database.handle()
    const [key] = await handle
      .select()
      .from(accessKeys)
      .where(eq(accessKeys.id, keyId))
      .for('update')
    const hash = hashOfSecret(secret)
    if (key && !key.secretHashes.includes(hash)) {
      await handle
        .update(accessKeys)
        .set({ secretHashes: [...key.secretHashes, hash] })
        .where(eq(accessKeys.id, keyId))
    }
    return secret
  })
