import { familiesFor, type HanForm } from './families.ts'
import { createFaces, type Face, type Weight } from './face.ts'
import { slicesOf, type Slice } from './slices.ts'

/** Finds the face that draws a letter and its marks at one weight; none when no font has it. */
export type Typeface = (cluster: string) => Face | undefined

const kana = /\p{Script=Hiragana}|\p{Script=Katakana}/u

/** Finds a font for every letter. One for each thread: what it has parsed stays for the next document. */
export const createTypefaces = () => {
  const faces = createFaces()
  const slices: Record<HanForm, Map<number, Slice | null>> = {
    japanese: new Map(),
    chinese: new Map(),
  }

  const findSlice = async (codePoint: number, form: HanForm): Promise<Slice | null> => {
    for (const family of familiesFor(form)) {
      for (const slice of slicesOf(family)) {
        if (!slice.mayHold(codePoint)) continue
        const { font } = await faces(slice, 400)
        if (font.hasGlyphForCodePoint(codePoint)) return slice
      }
    }
    return null
  }

  const sliceOf = async (codePoint: number, form: HanForm): Promise<Slice | null> => {
    const found = slices[form].get(codePoint)
    if (found !== undefined) return found
    const made = await findSlice(codePoint, form)
    slices[form].set(codePoint, made)
    return made
  }

  /** Loads what the texts need; after that they are laid out and drawn without waiting. */
  return async (texts: readonly string[]): Promise<(weight: Weight) => Promise<Typeface>> => {
    const whole = texts.join('')
    const form = kana.test(whole) ? 'japanese' : 'chinese'
    const byCodePoint = new Map<number, Slice>()
    for (const letter of new Set(whole)) {
      const codePoint = letter.codePointAt(0) ?? 0
      const slice = await sliceOf(codePoint, form)
      if (slice) byCodePoint.set(codePoint, slice)
    }
    return async (weight) => {
      const loaded = new Map<Slice, Face>()
      for (const slice of new Set(byCodePoint.values())) {
        loaded.set(slice, await faces(slice, weight))
      }
      return (cluster) => {
        const slice = byCodePoint.get(cluster.codePointAt(0) ?? 0)
        return slice && loaded.get(slice)
      }
    }
  }
}
