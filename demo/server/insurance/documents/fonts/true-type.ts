import type { Outline } from './outline.ts'

/** A glyph with its advance, in units of the font that it is written to. */
export interface WrittenGlyph {
  readonly outline: Outline
  readonly advance: number
}

/** Metrics that the font's tables repeat. */
export interface FontMeasures {
  readonly unitsPerEm: number
  readonly ascent: number
  readonly descent: number
}

const shorts = (...values: readonly number[]): Uint8Array => {
  const view = new DataView(new ArrayBuffer(values.length * 2))
  values.forEach((value, at) => view.setInt16(at * 2, value))
  return new Uint8Array(view.buffer)
}

const longs = (values: readonly number[]): Uint8Array => {
  const view = new DataView(new ArrayBuffer(values.length * 4))
  values.forEach((value, at) => view.setUint32(at * 4, value))
  return new Uint8Array(view.buffer)
}

const joined = (parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts))

const highest = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b), 0)

const padded = (bytes: Uint8Array): Uint8Array => {
  const whole = new Uint8Array(Math.ceil(bytes.length / 4) * 4)
  whole.set(bytes)
  return whole
}

const checksum = (bytes: Uint8Array): number => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let sum = 0
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0
  return sum
}

const file = (tables: Readonly<Record<string, Uint8Array>>): Uint8Array => {
  const names = Object.keys(tables).toSorted()
  const bodies = names.map((name) => padded(tables[name] ?? new Uint8Array(0)))
  const power = 2 ** Math.floor(Math.log2(names.length))
  const head = shorts(1, 0, names.length, power * 16, Math.log2(power), (names.length - power) * 16)
  let offset = 12 + 16 * names.length
  const directory = names.map((name, at) => {
    const body = bodies[at] ?? new Uint8Array(0)
    const entry = joined([
      new TextEncoder().encode(name),
      longs([checksum(body), offset, tables[name]?.length ?? 0]),
    ])
    offset += body.length
    return entry
  })
  return joined([head, ...directory, ...bodies])
}

/** A TrueType font file of some glyphs, with the tables that a PDF needs. */
export const writeTrueType = (
  glyphs: readonly WrittenGlyph[],
  { unitsPerEm, ascent, descent }: FontMeasures,
): Uint8Array => {
  let offset = 0
  const offsets = [0, ...glyphs.map(({ outline }) => (offset += outline.bytes.length))]
  const widest = highest(glyphs.map(({ advance }) => advance))
  const points = highest(glyphs.map(({ outline }) => outline.points))
  const contours = highest(glyphs.map(({ outline }) => outline.contours))
  return file({
    // version, revision, checksum, magic, flags, units, two dates, box, style, smallest size, direction, long offsets
    head: joined([
      longs([0x00010000, 0x00010000, 0, 0x5f0f3cf5]),
      shorts(0b11, unitsPerEm, 0, 0, 0, 0, 0, 0, 0, 0, 0, descent, widest, ascent, 0, 6, 2, 1, 0),
    ]),
    hhea: shorts(1, 0, ascent, descent, 0, widest, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, glyphs.length),
    maxp: shorts(1, 0, glyphs.length, points, contours, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0),
    hmtx: shorts(...glyphs.flatMap(({ advance, outline }) => [advance, outline.left])),
    loca: longs(offsets),
    glyf: joined(glyphs.map(({ outline }) => outline.bytes)),
  })
}
