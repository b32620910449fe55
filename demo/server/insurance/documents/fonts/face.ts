import { readFile } from 'node:fs/promises'
import { create, type Font, type GlyphRun } from 'fontkit'
import decompress from 'woff2-encoder/decompress'
import { outlineOf, type Outline } from './outline.ts'
import type { Slice } from './slices.ts'

export type Weight = 400 | 700

/** Units per em of everything drawn: a PDF's, into which the font file's units are converted. */
export const unitsPerEm = 1000

/** A font file at one weight, ready to lay out and draw. Caches layouts and outlines. */
export interface Face {
  readonly font: Font
  /** Scale from units of the file to `unitsPerEm`. */
  readonly scale: number
  layout(text: string, direction: 'ltr' | 'rtl'): GlyphRun
  outline(glyph: number): Outline
}

/** Maximum cached entries per face; more come from texts that are not drawn again. */
const maxStored = 2_000

const stored = <Key, Value>(store: Map<Key, Value>, key: Key, make: () => Value): Value => {
  const found = store.get(key)
  if (found !== undefined) return found
  if (store.size >= maxStored) store.clear()
  const value = make()
  store.set(key, value)
  return value
}

/** fontkit stores the characters that a glyph first represented, but Arabic letters share their shapes. */
const withoutGlyphStore = (font: Font): Font => {
  const getGlyph = font.getGlyph.bind(font)
  font.getGlyph = (id, codePoints) => {
    Object.assign(font, { _glyphs: {} })
    return getGlyph(id, codePoints)
  }
  return font
}

/**
 * Amounts are aligned in columns, so their digits have one width; those in names and numbers are
 * proportional.
 */
const sum = /^[^\p{L}-]*\d[^\p{L}-]*$/u

/** Features that place marks. fontkit fails on marks that a font does not position. */
const withoutPlaces = { mark: false, mkmk: false }

const layOut = (font: Font, text: string, direction: 'ltr' | 'rtl'): GlyphRun => {
  try {
    return font.layout(text, sum.test(text) ? ['tnum'] : [], undefined, undefined, direction)
  } catch {
    return font.layout(text, withoutPlaces, undefined, undefined, direction)
  }
}

const faceOf = (font: Font): Face => {
  const runs = new Map<string, GlyphRun>()
  const outlines = new Map<number, Outline>()
  const scale = unitsPerEm / font.unitsPerEm
  return {
    font,
    scale,
    layout: (text, direction) =>
      stored(runs, `${direction} ${text}`, () => layOut(font, text, direction)),
    outline: (glyph) => stored(outlines, glyph, () => outlineOf(font.getGlyph(glyph).path, scale)),
  }
}

const load = async ({ path }: Slice, weight: Weight): Promise<Face> => {
  // unpacked first: fontkit unpacks a table of a packed file for every glyph
  const font = create(Buffer.from(await decompress(await readFile(path))))
  if (!('layout' in font)) throw new Error(`${path} contains several fonts`)
  const isVariable = 'wght' in font.variationAxes
  return faceOf(withoutGlyphStore(isVariable ? font.getVariation({ wght: weight }) : font))
}

/** Maximum parsed files per weight; more than one document needs. */
const maxLoaded = 64

/** Loads faces and caches those used last. */
export const createFaces = () => {
  const faces = new Map<string, Promise<Face>>()
  return (slice: Slice, weight: Weight): Promise<Face> => {
    const key = `${weight} ${slice.path}`
    const known = faces.get(key)
    const face = known ?? load(slice, weight)
    faces.delete(key)
    faces.set(key, face)
    // a file that could not be read is tried again by the next document
    if (known === undefined) face.catch(() => faces.delete(key))
    for (const oldest of faces.keys()) if (faces.size > maxLoaded) faces.delete(oldest)
    return face
  }
}
