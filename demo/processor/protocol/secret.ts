import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What platform and processor both know: a name to call the platform by, and the secret behind every signature. */
export interface SharedSecret {
  /** Publishable key of the platform at the processor. */
  readonly key: string
  readonly secret: string
}

/**
 * Reads the secret of a data folder, or makes it. Whichever side starts first makes it:
 * the file is created exclusively, and the one who comes second reads.
 */
export const sharedSecret = (dataDir: string): SharedSecret => {
  const file = join(dataDir, 'keys', 'processor.json')
  mkdirSync(dirname(file), { recursive: true })
  const fresh: SharedSecret = {
    key: `pk_${randomBytes(12).toString('hex')}`,
    secret: randomBytes(32).toString('hex'),
  }
  try {
    writeFileSync(file, JSON.stringify(fresh), { flag: 'wx', mode: 0o600 })
    return fresh
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    return JSON.parse(readFileSync(file, 'utf8')) as SharedSecret
  }
}
