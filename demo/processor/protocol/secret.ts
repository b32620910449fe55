import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The shared values of platform and processor: the platform's key, and the secret of every
 * signature.
 */
export interface SharedSecret {
  /** Publishable key of the platform at the processor. */
  readonly key: string
  readonly secret: string
}

const isKnown = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST'

/**
 * Reads the secret of a data folder, or creates it. Whichever side starts first creates it
 * atomically, and the other one reads it.
 */
export const sharedSecret = (dataDir: string): SharedSecret => {
  const file = join(dataDir, 'keys', 'processor.json')
  const read = (): SharedSecret => JSON.parse(readFileSync(file, 'utf8')) as SharedSecret
  if (existsSync(file)) return read()
  mkdirSync(dirname(file), { recursive: true })
  const fresh: SharedSecret = {
    key: `pk_${randomBytes(12).toString('hex')}`,
    secret: randomBytes(32).toString('hex'),
  }
  const part = `${file}.${randomBytes(6).toString('hex')}`
  writeFileSync(part, JSON.stringify(fresh), { mode: 0o600 })
  try {
    linkSync(part, file)
    return fresh
  } catch (error) {
    if (!isKnown(error)) throw error
    return read()
  } finally {
    rmSync(part)
  }
}
