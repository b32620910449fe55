import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { jsonOf, readKey, writeKey, type KeyFile } from '../../../server/kernel/files/key-file.ts'

/**
 * The shared values of platform and processor: the platform's key, and the secret of every
 * signature.
 */
export interface SharedSecret {
  /** Publishable key of the platform at the processor. */
  readonly key: string
  readonly secret: string
}

const shape = z.object({
  key: z.string().check(z.minLength(1)),
  secret: z.string().check(z.minLength(1)),
})

/** Reads the secret of a data folder; whichever side starts first creates it. */
export const sharedSecret = (dataDir: string): SharedSecret => {
  const file: KeyFile<SharedSecret> = {
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
