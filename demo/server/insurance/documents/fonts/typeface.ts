import { familiesFor, type HanForm } from './families.ts'
import { createFaces, type Face, type Weight } from './face.ts'
import { slicesOf, type Slice } from './slices.ts'

/** Finds the face for a character at one weight; undefined if no font has it. */
export type Typeface = (letter: string) => Face | undefined

/**
 * Maximum font files of one document, because loading takes time and memory. Further characters use the
 * last font, which has nearly all.
 */
const maxSlices = 24

const lastSlice = (): Slice | null => {
  const last = familiesFor('chinese').at(-1)
  return (last && slicesOf(last)[0]) ?? null
}

const kana = /\p{Script=Hiragana}|\p{Script=Katakana}/u

/** Finds a font for every character. One per thread: parsed files stay for the next document. */
export const createTypefaces = () => {
  const faces = createFaces()
  const slices: Record<HanForm, Map<number, Slice | null>> = {
    japanese: new Map(),
    chinese: new Map(),
  }

  const findSlice = async (codePoint: number, form: HanForm): Promise<Slice | null> => {
    for (const family of familiesFor(form)) {
      for (const slice of slicesOf(family)) {
        if (!slice.mayContain(codePoint)) continue
        const { font } = await faces(slice, 400)
        if (font.hasGlyphForCodePoint(codePoint)) return slice
      }
    }
    return null
  }

  const sliceOf = async (codePoint: number, form: HanForm): Promise<Slice | null> => {
    const found = slices[form].get(codePoint)
    if (found !== undefined) return found
    const slice = await findSlice(codePoint, form)
    slices[form].set(codePoint, slice)
    return slice
  }

  /** Loads the fonts of the texts; laying out and drawing are synchronous afterwards. */
  return async (texts: readonly string[]): Promise<(weight: Weight) => Promise<Typeface>> => {
    const whole = texts.join('')
    const form = kana.test(whole) ? 'japanese' : 'chinese'
    const sliceByLetter = new Map<string, Slice>()
    const used = new Set<Slice>()
    for (const letter of new Set(whole)) {
      const slice =
        used.size < maxSlices ? await sliceOf(letter.codePointAt(0) ?? 0, form) : lastSlice()
      if (slice) used.add(slice)
      if (slice) sliceByLetter.set(letter, slice)
    }
    return async (weight) => {
      const faceOf = new Map<string, Face>()
      for (const [letter, slice] of sliceByLetter) faceOf.set(letter, await faces(slice, weight))
      return (letter) => faceOf.get(letter)
    }
  }
}
