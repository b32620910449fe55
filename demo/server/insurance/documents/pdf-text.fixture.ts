import { inflateSync } from 'node:zlib'

const object = (pdf: string, number: string): string =>
  new RegExp(`\\n${number} 0 obj\\n([^]*?)\\nendobj`).exec(pdf)?.[1] ?? ''

const utf16 = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** The characters of a font's glyphs, by their numbers in a text: `0003`. */
const lettersOf = (pdf: string, font: string): ReadonlyMap<string, string> => {
  const [, list = ''] = /\/ToUnicode (\d+) 0 R/.exec(object(pdf, font)) ?? []
  const letters = new Map<string, string>()
  for (const [, first = '', texts = ''] of object(pdf, list).matchAll(
    /<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g,
  )) {
    for (const [at, [, hex = '']] of [...texts.matchAll(/<([0-9a-f ]*)>/g)].entries()) {
      const glyph = (parseInt(first, 16) + at).toString(16).padStart(4, '0')
      letters.set(glyph, utf16(hex.replaceAll(' ', '')))
    }
  }
  return letters
}

/** The text of an uncompressed PDF, in drawing order; a line break becomes a space. */
export const textOf = (pdf: string): string => {
  const fonts = new Map(
    [...pdf.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', font = '']) => [name, font]),
  )
  const letters = new Map([...fonts].map(([name, font]) => [name, lettersOf(pdf, font)]))
  let text = ''
  let font = ''
  for (const [, name, run] of pdf.matchAll(
    /\/(F\d+) [\d.]+ Tf|\[((?:<[0-9a-f]*>|[\s\d.-])*)\] TJ|\nET\n/g,
  )) {
    if (name !== undefined) font = name
    else if (run === undefined) text += ' '
    else {
      for (const [, hex = ''] of run.matchAll(/<([0-9a-f]*)>/g)) {
        for (const [glyph] of hex.matchAll(/.{4}/g)) text += letters.get(font)?.get(glyph) ?? ''
      }
    }
  }
  return text.replace(/\s+/g, ' ')
}

/** A PDF with uncompressed streams. */
export const opened = (pdf: Uint8Array): string =>
  Buffer.from(pdf)
    .toString('latin1')
    .replace(/stream\n([\s\S]*?)\nendstream/g, (whole, body: string) => {
      try {
        return inflateSync(Buffer.from(body, 'latin1')).toString('latin1')
      } catch {
        return whole
      }
    })

/** The structure elements of an uncompressed PDF by type, `H1` once, `TR` many times. */
export const tagsOf = (pdf: string): Readonly<Record<string, number>> => {
  const tags: Record<string, number> = {}
  for (const [, tag = ''] of pdf.matchAll(/\/S \/(\w+)\b/g)) tags[tag] = (tags[tag] ?? 0) + 1
  return tags
}
