/** A version 4 UUID (RFC 9562). Plain http pages have `getRandomValues` but no `randomUUID`. */
export function randomId(): string {
  const modern: Partial<Pick<Crypto, 'randomUUID'>> = crypto
  if (modern.randomUUID) return modern.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const marked = Array.from(bytes, (byte, index) =>
    index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte,
  )
  const hex = marked.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
