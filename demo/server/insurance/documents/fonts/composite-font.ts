import type { GlyphRun } from 'fontkit'
import { emptyOutline } from './outline.ts'
import { unitsPerEm, type Face } from './face.ts'
import { runsOf, type Run } from './runs.ts'
import { writeTrueType, type WrittenGlyph } from './true-type.ts'
import type { Typeface } from './typeface.ts'

interface Glyph {
  readonly id: number
  readonly advanceWidth: number
  readonly codePoints: readonly number[]
}

interface Position {
  readonly xAdvance: number
  readonly yAdvance: number
  readonly xOffset: number
  readonly yOffset: number
}

interface LaidOut {
  readonly glyphs: readonly Glyph[]
  /**
   * pdfkit scales positions in place to thousandths of an em. These already have that unit, so lines
   * can share them.
   */
  readonly positions: readonly Position[]
  readonly advanceWidth: number
}

/** The interface of an embedded font in pdfkit. */
export interface EmbeddableFont {
  readonly postscriptName: string
  readonly unitsPerEm: number
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
  readonly xHeight: number
  readonly capHeight: number
  readonly italicAngle: number
  readonly bbox: { minX: number; minY: number; maxX: number; maxY: number }
  readonly post: { readonly isFixedPitch: boolean }
  readonly head: { readonly macStyle: { readonly italic: boolean } }
  getGlyph(id: number): Glyph
  layout(line: string): LaidOut
  createSubset(): { includeGlyph(id: number): number; encode(): Uint8Array }
}

/** Replaces a character that no font has. */
const substitute = '?'

/** Characters that stay with the preceding one: marks and joiners. */
const attached = /[\p{M}\u200c\u200d]/u

/**
 * UTF-16 units after which a segment ends: longer than words, and short enough to keep unbroken text
 * cheap.
 */
const maxSegmentLength = 48

interface Segment {
  readonly face: Face
  text: string
}

/** Parts of a run with one face each, at most one word long so that other lines find them in the cache. */
const segmentsOf = ({ text }: Run, typeface: Typeface): readonly Segment[] => {
  const segments: Segment[] = []
  let last: Segment | undefined
  for (const letter of text) {
    // no marks below this code
    if (last && letter >= '\u0300' && attached.test(letter)) {
      last.text += letter
      continue
    }
    const own = typeface(letter)
    const face = own ?? typeface(substitute)
    if (face === undefined) continue
    const isOpen = last?.face === face && last.text.length < maxSegmentLength
    if (last && isOpen && !last.text.endsWith(' ')) last.text += own ? letter : substitute
    else segments.push((last = { face, text: own ? letter : substitute }))
  }
  return segments
}

/** The metrics of the regular weight, which all documents use. */
const measures = {
  unitsPerEm,
  ascent: 969,
  descent: -241,
  lineGap: 0,
  xHeight: 546,
  capHeight: 727,
} as const

/** Numbers the glyphs of all faces; a glyph for several characters has a number for each. */
const createNumbering = () => {
  const numbers = new Map<string, number>()
  const glyphs: WrittenGlyph[] = [{ outline: emptyOutline, advance: 0 }]
  const faces: Face[] = []
  return {
    /** Gives a glyph its number, under which its outline is found. */
    numberOf(face: Face, glyph: number, codePoints: readonly number[], advance: number): number {
      if (!faces.includes(face)) faces.push(face)
      const key = `${faces.indexOf(face)} ${glyph} ${codePoints.join(' ')}`
      const number = numbers.get(key) ?? glyphs.push({ outline: face.outline(glyph), advance }) - 1
      numbers.set(key, number)
      return number
    },
    glyph: (number: number): WrittenGlyph =>
      glyphs[number] ?? { outline: emptyOutline, advance: 0 },
  }
}

/** A segment as its face lays it out, in the document's units and numbers. */
const numbered = (
  face: Face,
  { glyphs, positions }: GlyphRun,
  numbering: ReturnType<typeof createNumbering>,
): LaidOut => {
  const laid: { glyphs: Glyph[]; positions: Position[] } = { glyphs: [], positions: [] }
  let width = 0
  for (const [at, { id, advanceWidth, codePoints }] of glyphs.entries()) {
    const position = positions[at]
    // leave out a mark that the face of its letter lacks
    if (position === undefined || id === 0) continue
    const { scale } = face
    const advance = Math.round(advanceWidth * scale)
    const number = numbering.numberOf(face, id, codePoints, advance)
    laid.glyphs.push({ id: number, advanceWidth: advance, codePoints })
    laid.positions.push({
      xAdvance: position.xAdvance * scale,
      yAdvance: position.yAdvance * scale,
      xOffset: position.xOffset * scale,
      yOffset: position.yOffset * scale,
    })
    width += position.xAdvance * scale
  }
  return { ...laid, advanceWidth: width }
}

const createSubset = (glyphOf: (number: number) => WrittenGlyph) => {
  const places = new Map([[0, 0]])
  return {
    includeGlyph(number: number): number {
      const glyphIndex = places.get(number) ?? places.size
      places.set(number, glyphIndex)
      return glyphIndex
    },
    encode: (): Uint8Array => writeTrueType([...places.keys()].map(glyphOf), measures),
  }
}

/**
 * A font made of as many files as a document's characters need. pdfkit sees one font: this lays out lines
 * in visual order and embeds the outlines of the drawn characters.
 */
export const compositeFont = (name: string, typeface: Typeface): EmbeddableFont => {
  const numbering = createNumbering()
  const laidSegments = new Map<Face, Map<string, LaidOut>>()

  const laySegment = ({ face, text }: Segment, direction: Run['direction']): LaidOut => {
    const ofFace = laidSegments.get(face) ?? new Map<string, LaidOut>()
    laidSegments.set(face, ofFace)
    const key = `${direction} ${text}`
    const laid = ofFace.get(key) ?? numbered(face, face.layout(text, direction), numbering)
    ofFace.set(key, laid)
    return laid
  }

  return {
    postscriptName: name,
    ...measures,
    italicAngle: 0,
    bbox: { minX: -500, minY: -300, maxX: 1_500, maxY: 1_100 },
    post: { isFixedPitch: false },
    head: { macStyle: { italic: false } },
    getGlyph: (id) => ({ id, advanceWidth: 0, codePoints: [] }),
    layout(line) {
      const glyphs: Glyph[] = []
      const positions: Position[] = []
      let advanceWidth = 0
      for (const run of runsOf(line)) {
        const segments = segmentsOf(run, typeface)
        for (const segment of run.direction === 'rtl' ? segments.toReversed() : segments) {
          const laid = laySegment(segment, run.direction)
          glyphs.push(...laid.glyphs)
          positions.push(...laid.positions)
          advanceWidth += laid.advanceWidth
        }
      }
      return { glyphs, positions, advanceWidth }
    },
    createSubset: () => createSubset(numbering.glyph),
  }
}
