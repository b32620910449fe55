import { randomBytes } from 'node:crypto'
import type { KeyKind, KeyMode } from '#core/identity/access/modes.ts'
import { hashOfSecret } from '../../identity/access/service.ts'

/** 160 random bits, in letters and digits of a single word. */
const random = (): string => randomBytes(20).toString('hex')

/** The parts of a new key that a rotation replaces. */
export interface Issued {
  readonly publishable: string | null
  readonly secretHashes: string[]
  /** Told once, never stored. */
  readonly secret?: string
}

/** Creates a publishable key, or the secret of an API key. Both say in which mode they work. */
export const issue = (kind: KeyKind, mode: KeyMode): Issued => {
  if (kind === 'publishable') return { publishable: `pk_${mode}_${random()}`, secretHashes: [] }
  const secret = `sk_${mode}_${random()}`
  return { publishable: null, secretHashes: [hashOfSecret(secret)], secret }
}

/** The id of a new key; that of an API key is what its server names it by. */
export const newKeyId = (kind: KeyKind, mode: KeyMode, newId: () => string): string =>
  kind === 'api' ? `ak_${mode}_${random()}` : newId()
