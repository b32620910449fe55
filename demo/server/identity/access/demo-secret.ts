import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Services } from '../../kernel/services.ts'
import { hashOfSecret } from './service.ts'
import { accessKeys } from './tables.ts'

const secretIn = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  const made = randomBytes(32).toString('base64url')
  writeFileSync(file, made, { mode: 0o600 })
  return made
}

/**
 * The secret of a seeded API key: created in the data folder at the first start, with its hash in
 * the database.
 */
export const demoSecret = (services: Services, keyId: string): Promise<string> =>
  services.database.transaction(async () => {
    const secret = secretIn(join(services.config.dataDir, `${keyId}.secret`))
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
