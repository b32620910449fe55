/** Characters of PDFDocEncoding that differ from Latin-1 (ISO 32000-1 annex D.2). */
const from128 = '•†‡…—–ƒ⁄‹›−‰„“”‘’‚™ﬁﬂŁŒŠŸŽıłœšž'
const from24 = '˘ˇˆ˙˝˛˚˜'

const letterOf = (byte: number): string => {
  if (byte >= 24 && byte < 32) return from24[byte - 24] ?? ''
  if (byte >= 128 && byte < 160) return from128[byte - 128] ?? ''
  return byte === 160 ? '€' : String.fromCharCode(byte)
}

/** The text of a PDF's bytes: UTF-16 or UTF-8 with a byte order mark, otherwise PDFDocEncoding. */
export const decodeText = (bytes: string): string => {
  const buffer = Buffer.from(bytes, 'latin1')
  if (bytes.startsWith('\xfe\xff')) return new TextDecoder('utf-16be').decode(buffer)
  if (bytes.startsWith('\xff\xfe')) return new TextDecoder('utf-16le').decode(buffer)
  if (bytes.startsWith('\xef\xbb\xbf')) return new TextDecoder().decode(buffer)
  return Array.from(buffer, letterOf).join('')
}
