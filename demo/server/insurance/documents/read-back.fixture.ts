import { inflateSync } from 'node:zlib'

/** Code points of the upper half of Windows code page 1252 that are not Latin-1. */
const upper = new TextDecoder('windows-1252')

const hexText = (hex: string): string => upper.decode(Buffer.from(hex, 'hex'))

/** The text of an uncompressed PDF, in the order it is drawn; where it breaks a line a space is left. */
export const textOf = (pdf: string): string =>
  [...pdf.matchAll(/\[((?:<[0-9a-f]*>|[\s\d.-])*)\] TJ/g)]
    .map(([, run = '']) =>
      [...run.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => hexText(hex)).join(''),
    )
    .join(' ')
    .replace(/\s+/g, ' ')

/** A PDF with its streams laid open, as one that was never compressed. */
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

/** The structure elements of an uncompressed PDF by their type, `H1` once, `TR` many times. */
export const tagsOf = (pdf: string): Readonly<Record<string, number>> => {
  const tags: Record<string, number> = {}
  for (const [, tag = ''] of pdf.matchAll(/\/S \/(\w+)\b/g)) tags[tag] = (tags[tag] ?? 0) + 1
  return tags
}
