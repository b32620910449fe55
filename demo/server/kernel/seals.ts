import {
  createPrivateKey,
  createPublicKey,
  randomBytes,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto'
import { join } from 'node:path'
import { readKey, writeKey, type KeyFile } from './files/key-file.ts'

/**
 * Signs texts with a key outside the database, so that a person who changes a row can't forge its
 * seal.
 */
export interface Seals {
  /** The public key for verifying a seal: the 32 bytes of Ed25519 in base64url. */
  readonly publicKey: string
  seal(text: string): string
  isSealed(text: string, seal: string): boolean
}

/** The format of a key: the 32 bytes of an Ed25519 seed in base64url. */
export const sealKeyPattern = /^[\w-]{43}$/

/** The PKCS #8 prefix of a seed. */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')

const privateKeyOf = (key: string): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([pkcs8, Buffer.from(key, 'base64url')]),
    format: 'der',
    type: 'pkcs8',
  })

/** The seals of a key. */
export const createSeals = (key: string): Seals => {
  const own = privateKeyOf(key)
  const shared = createPublicKey(own)
  return {
    publicKey: shared.export({ format: 'jwk' }).x ?? '',
    seal: (text) => sign(null, Buffer.from(text), own).toString('base64url'),
    isSealed: (text, seal) =>
      verify(null, Buffer.from(text), shared, Buffer.from(seal, 'base64url')),
  }
}

/** The key in the data folder, created at the first start. */
export const sealKeyIn = (folder: string): string => {
  const file: KeyFile<string> = {
    path: join(folder, 'receipt-key'),
    format: {
      read: (text) => (sealKeyPattern.test(text) ? text : undefined),
      write: (key) => key,
    },
    loss: 'receipts of before then can’t be verified any more',
  }
  return readKey(file) ?? writeKey(file, randomBytes(32).toString('base64url'))
}
