import { createDecipheriv, createHash, createCipheriv } from 'node:crypto'
import { UnreadableFileError } from '../unreadable-file.ts'
import { rc4 } from './rc4.ts'
import { asName, asNumber, type PdfDictionary, type PdfValue } from './values.ts'

/** Decrypts the bytes of an object by its number and generation. */
export type Decrypt = (bytes: Uint8Array, id: number, generation: number) => Buffer

/** The trailer entries that keys are derived from. */
export interface Encryption {
  readonly dictionary: PdfDictionary
  /** The first id of the file. */
  readonly id: string
}

const hash = (kind: 'md5' | 'sha256' | 'sha384' | 'sha512', ...parts: Uint8Array[]): Buffer =>
  createHash(kind).update(Buffer.concat(parts)).digest()

const asBytes = (value: PdfValue | undefined): Buffer =>
  Buffer.from(value?.kind === 'text' ? value.bytes : '', 'latin1')

/** The padding of an empty password (ISO 32000-1 §7.6.3.3). */
const padding = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
)

/** Decrypts AES with the IV at the start of the bytes; damaged input gives an empty result. */
const aes = (key: Uint8Array, bytes: Uint8Array): Buffer => {
  const isSound = [16, 32].includes(key.length) && bytes.length >= 32 && bytes.length % 16 === 0
  if (!isSound) return Buffer.alloc(0)
  const cipher = createDecipheriv(`aes-${key.length * 8}-cbc`, key, bytes.subarray(0, 16))
  cipher.setAutoPadding(false)
  const plain = Buffer.concat([cipher.update(bytes.subarray(16)), cipher.final()])
  const last = plain.at(-1) ?? 0
  return last > 0 && last <= 16 ? plain.subarray(0, -last) : plain
}

/** The key of an empty password in files with 40 to 128 bits; undefined if there is another password. */
const olderKey = ({ dictionary: { entries }, id }: Encryption): Buffer | undefined => {
  const revision = asNumber(entries.get('R')) ?? 0
  const length = revision === 2 ? 5 : Math.min(16, (asNumber(entries.get('Length')) ?? 40) / 8)
  const permissions = Buffer.alloc(4)
  permissions.writeInt32LE((asNumber(entries.get('P')) ?? 0) | 0)
  const metadata = entries.get('EncryptMetadata')
  const isBare = revision >= 4 && metadata?.kind === 'plain' && metadata.value === false
  const idBytes = Buffer.from(id, 'latin1')
  const owner = asBytes(entries.get('O')).subarray(0, 32)
  const more = isBare ? Buffer.alloc(4, 255) : Buffer.alloc(0)
  let key = hash('md5', padding, owner, permissions, idBytes, more).subarray(0, length)
  const isRepeated = revision >= 3
  for (let turn = 0; turn < (isRepeated ? 50 : 0); turn += 1)
    key = hash('md5', key).subarray(0, length)
  let check = revision === 2 ? rc4(key, padding) : rc4(key, hash('md5', padding, idBytes))
  for (let turn = 1; turn < (isRepeated ? 20 : 0); turn += 1)
    check = rc4(
      key.map((byte) => byte ^ turn),
      check,
    )
  const user = asBytes(entries.get('U'))
  return check.equals(user.subarray(0, check.length)) ? key : undefined
}

/** The hash of an empty password in files with 256 bits (ISO 32000-2 §7.6.4.3.4). */
const newerHash = (salt: Uint8Array, revision: number): Buffer => {
  let key = hash('sha256', salt)
  if (revision < 6) return key
  for (let turn = 0, last = 0; turn < 64 || last > turn - 32; turn += 1) {
    const block = Buffer.concat(Array.from({ length: 64 }, () => key))
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32))
    cipher.setAutoPadding(false)
    const mixed = cipher.update(block)
    const kind = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3
    key = hash((['sha256', 'sha384', 'sha512'] as const)[kind] ?? 'sha256', mixed)
    last = mixed.at(-1) ?? 0
  }
  return key.subarray(0, 32)
}

/** The key of an empty password in files with 256 bits; undefined if there is another password. */
const newerKey = ({ dictionary: { entries } }: Encryption): Buffer | undefined => {
  const revision = asNumber(entries.get('R')) ?? 0
  const user = asBytes(entries.get('U'))
  const wrapped = asBytes(entries.get('UE')).subarray(0, 32)
  const check = newerHash(user.subarray(32, 40), revision)
  if (wrapped.length < 32 || !check.equals(user.subarray(0, 32))) return undefined
  const key = newerHash(user.subarray(40, 48), revision)
  const cipher = createDecipheriv('aes-256-cbc', key, Buffer.alloc(16))
  cipher.setAutoPadding(false)
  return Buffer.concat([cipher.update(wrapped), cipher.final()])
}

/** The method of the crypt filter for strings and streams. */
const methodOf = ({ dictionary: { entries } }: Encryption): string | undefined => {
  const filters = entries.get('CF')
  const filter =
    filters?.kind === 'dictionary'
      ? filters.entries.get(asName(entries.get('StrF')) ?? 'StdCF')
      : undefined
  return filter?.kind === 'dictionary' ? asName(filter.entries.get('CFM')) : undefined
}

/**
 * Decrypts a file that anybody may open: only printing or changing it needs a password. Rejects a file
 * that needs a password for reading.
 */
export const decryptionOf = (encryption: Encryption): Decrypt => {
  const version = asNumber(encryption.dictionary.entries.get('V')) ?? 0
  const method = version >= 4 ? methodOf(encryption) : 'V2'
  const key = version >= 5 ? newerKey(encryption) : olderKey(encryption)
  if (key === undefined || version === 0 || version === 3)
    throw new UnreadableFileError('protected')
  if (method === 'AESV3') return (bytes) => aes(key, bytes)
  const isAes = method === 'AESV2'
  if (!isAes && method !== 'V2') throw new UnreadableFileError('protected')
  return (bytes, id, generation) => {
    const objectId = Buffer.alloc(5)
    objectId.writeUIntLE(id % 2 ** 24, 0, 3)
    objectId.writeUIntLE(generation % 2 ** 16, 3, 2)
    const salt = Buffer.from(isAes ? 'sAlT' : '')
    const own = hash('md5', key, objectId, salt).subarray(0, Math.min(16, key.length + 5))
    return isAes ? aes(own, bytes) : rc4(own, bytes)
  }
}

/** A value of an object with its strings decrypted. */
export const decrypted = (value: PdfValue, decrypt: (bytes: Uint8Array) => Buffer): PdfValue => {
  switch (value.kind) {
    case 'text':
      return {
        kind: 'text',
        bytes: decrypt(Buffer.from(value.bytes, 'latin1')).toString('latin1'),
      }
    case 'list':
      return { kind: 'list', items: value.items.map((item) => decrypted(item, decrypt)) }
    case 'dictionary':
      return {
        kind: 'dictionary',
        entries: new Map(
          [...value.entries].map(([name, each]) => [name, decrypted(each, decrypt)]),
        ),
      }
    default:
      return value
  }
}
