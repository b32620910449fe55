import type { Path } from 'fontkit'

/** The outline of a glyph as stored in the `glyf` table of a TrueType font. */
export interface Outline {
  /** Empty for a glyph without an outline, such as a space; padded to four bytes. */
  readonly bytes: Uint8Array
  readonly points: number
  readonly contours: number
  /** Left side bearing. */
  readonly left: number
}

interface Point {
  readonly x: number
  readonly y: number
  readonly isOnCurve: boolean
}

export const emptyOutline: Outline = { bytes: new Uint8Array(0), points: 0, contours: 0, left: 0 }

/** The contours of a path of lines and quadratic curves; a closing point equal to the first is left out. */
const contoursOf = (path: Path, scale: number): readonly (readonly Point[])[] => {
  const contours: Point[][] = []
  for (const { command, args } of path.commands) {
    if (command === 'bezierCurveTo')
      throw new Error('a font with cubic outlines cannot be embedded')
    if (command === 'moveTo') contours.push([])
    const contour = contours.at(-1)
    for (let at = 0; at + 1 < args.length; at += 2) {
      contour?.push({
        x: Math.round((args[at] ?? 0) * scale),
        y: Math.round((args[at + 1] ?? 0) * scale),
        isOnCurve: !(command === 'quadraticCurveTo' && at === 0),
      })
    }
  }
  for (const contour of contours) {
    const [first] = contour
    const last = contour.at(-1)
    const isRepeated = contour.length > 1 && last?.isOnCurve && first?.isOnCurve
    if (isRepeated && last.x === first.x && last.y === first.y) contour.pop()
  }
  return contours.filter(({ length }) => length > 0)
}

/**
 * Writes a path as a simple glyph. The path already includes the parts of composite glyphs and the weight
 * of variable fonts, which fontkit's own subsets do not write.
 */
export const outlineOf = (path: Path, scale: number): Outline => {
  const contours = contoursOf(path, scale)
  const points = contours.flat()
  if (points.length === 0) return emptyOutline
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const left = Math.min(...xs)
  const length = 10 + 2 * contours.length + 2 + 5 * points.length
  const bytes = new Uint8Array(Math.ceil(length / 4) * 4)
  const view = new DataView(bytes.buffer)
  let at = 0
  const short = (value: number): void => {
    view.setInt16(at, value)
    at += 2
  }
  for (const value of [contours.length, left, Math.min(...ys), Math.max(...xs), Math.max(...ys)]) {
    short(value)
  }
  let end = -1
  for (const contour of contours) {
    end += contour.length
    short(end)
  }
  // no instructions
  short(0)
  for (const { isOnCurve } of points) {
    bytes[at] = isOnCurve ? 1 : 0
    at += 1
  }
  for (const values of [xs, ys]) {
    let before = 0
    for (const value of values) {
      short(value - before)
      before = value
    }
  }
  return { bytes, points: points.length, contours: contours.length, left }
}
