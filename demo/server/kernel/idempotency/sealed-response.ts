import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** The owner of the response, which opens only for the same caller and call. */
interface Sealing {
  /** The `Idempotency-Key` as sent, which the database does not have. */
  readonly key: string
  /** The identity of the row. */
  readonly row: string
}

const secretOf = ({ key, row }: Sealing): Buffer =>
  Buffer.from(hkdfSync('sha256', key, row, 'parapet idempotent answer', 32))

/** Encrypts a response with its `Idempotency-Key`. */
export const sealResponse = (sealing: Sealing, answer: string): string => {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, secretOf(sealing), nonce)
  const sealed = [cipher.update(answer, 'utf8'), cipher.final()]
  return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]).toString('base64')
}

/** Decrypts a response. Throws if the key differs or the row was changed. */
export const openResponse = (sealing: Sealing, sealed: string): string => {
  const bytes = Buffer.from(sealed, 'base64')
  const nonce = bytes.subarray(0, nonceBytes)
  const decipher = createDecipheriv(algorithm, secretOf(sealing), nonce)
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  const opened = [decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]
  return Buffer.concat(opened).toString('utf8')
}
