/** Type and size of an image, read from its first bytes. */
export interface ImageHeader {
  readonly type: string
  readonly width: number
  readonly height: number
}

/**
 * Maximum pixels per byte: a PNG inflates a byte to 1,032 of eight pixels each, and a JPEG has a
 * bit for each block of 64. A GIF may have a screen larger than its picture, and a WebP of one
 * colour has a few bytes only.
 */
const pixelsOfByte = { png: 1_032 * 8, jpeg: 64 * 8 } as const

/** Whether the bytes suffice for the pixels that the header claims. */
const canHold = (
  bytes: Buffer,
  { width, height }: Omit<ImageHeader, 'type'>,
  type: keyof typeof pixelsOfByte,
): boolean => width * height <= bytes.length * pixelsOfByte[type]

const startsWith = (bytes: Buffer, at: number, text: string): boolean =>
  bytes.subarray(at, at + text.length).toString('latin1') === text

const png = (bytes: Buffer): ImageHeader | undefined => {
  const isPng = startsWith(bytes, 0, '\x89PNG\r\n\x1a\n') && startsWith(bytes, 12, 'IHDR')
  if (!isPng || bytes.length <= 33) return undefined
  const sides = { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
  return canHold(bytes, sides, 'png') ? { type: 'image/png', ...sides } : undefined
}

const gif = (bytes: Buffer): ImageHeader | undefined =>
  (startsWith(bytes, 0, 'GIF87a') || startsWith(bytes, 0, 'GIF89a')) && bytes.length > 13
    ? { type: 'image/gif', width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }
    : undefined

/** Frame headers: C0 to CF except the tables C4, C8 and CC. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/**
 * A photo has about ten scans. A timeout cannot interrupt the pass over all pixels that each scan
 * takes.
 */
const maxScans = 64

/**
 * Whether the bytes contain few scan markers (FF DA). Counts at least as many as a decoder finds.
 */
const hasFewScans = (bytes: Buffer): boolean => {
  let at = -2
  for (let scans = 0; scans <= maxScans; scans += 1) {
    at = bytes.indexOf('\xff\xda', at + 2, 'latin1')
    if (at === -1) return true
  }
  return false
}

const jpeg = (bytes: Buffer): ImageHeader | undefined => {
  if (!startsWith(bytes, 0, '\xff\xd8\xff')) return undefined
  let at = 2
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1)
    if (isFrame(marker)) {
      const sides = { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
      return canHold(bytes, sides, 'jpeg') && hasFewScans(bytes)
        ? { type: 'image/jpeg', ...sides }
        : undefined
    }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return undefined
}

const webp = (bytes: Buffer): ImageHeader | undefined => {
  if (!startsWith(bytes, 0, 'RIFF') || !startsWith(bytes, 8, 'WEBP') || bytes.length < 30) {
    return undefined
  }
  const type = 'image/webp'
  if (startsWith(bytes, 12, 'VP8X')) {
    return { type, width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
  }
  if (startsWith(bytes, 12, 'VP8L')) {
    const bits = bytes.readUInt32LE(21)
    return { type, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  if (!startsWith(bytes, 12, 'VP8 ')) return undefined
  const side = (start: number): number => bytes.readUInt16LE(start) & 0x3fff
  return { type, width: side(26), height: side(28) }
}

/**
 * Type and size of an image, read from its bytes rather than its name; undefined for anything else.
 */
export const readImage = (bytes: Uint8Array): ImageHeader | undefined => {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return [png, jpeg, gif, webp].map((read) => read(buffer)).find((facts) => facts !== undefined)
}
