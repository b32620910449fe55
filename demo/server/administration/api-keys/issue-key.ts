import { randomBytes } from 'node:crypto'
import type { KeyKind, KeyMode } from '#core/identity/access/modes.ts'
import { hashOfSecret } from '../../identity/access/service.ts'

/** 160 random bits in hexadecimal. */
const random = (): string => randomBytes(20).toString('hex')

/** The fields of a new key that a rotation replaces. */
export interface Issued {
  readonly publishable: string | null
  readonly secretHashes: string[]
  /** Returned once, never stored. */
  readonly secret?: string
}

/** Generates a publishable key, or the secret of an API key. Both contain the key's mode. */
export const issue = (kind: KeyKind, mode: KeyMode): Issued => {
  if (kind === 'publishable') return { publishable: `pk_${mode}_${random()}`, secretHashes: [] }
  const secret = `sk_${mode}_${random()}`
  return { publishable: null, secretHashes: [hashOfSecret(secret)], secret }
}

/** The id of a new key. An agency's server sends the id of its API key. */
export const newKeyId = (kind: KeyKind, mode: KeyMode, newId: () => string): string =>
  kind === 'api' ? `ak_${mode}_${random()}` : newId()
