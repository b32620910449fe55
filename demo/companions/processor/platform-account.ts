import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { jsonOf, readKey, writeKey, type KeyFile } from '../../server/kernel/files/key-file.ts'

/** The platform's account at the processor. */
export interface PlatformAccount {
  /** Its publishable key. */
  readonly key: string
  /** Signs the calls of both servers. */
  readonly secret: string
}

const shape = z.object({
  key: z.string().check(z.minLength(1)),
  secret: z.string().check(z.minLength(1)),
})

/** Reads the account from a data folder; creates it at the first start. */
export const platformAccount = (dataDir: string): PlatformAccount => {
  const file: KeyFile<PlatformAccount> = {
    path: join(dataDir, 'keys', 'processor.json'),
    format: jsonOf(shape),
    loss: 'payments in progress then have to be started again',
  }
  return (
    readKey(file) ??
    writeKey(file, {
      key: `pk_${randomBytes(12).toString('hex')}`,
      secret: randomBytes(32).toString('hex'),
    })
  )
}
