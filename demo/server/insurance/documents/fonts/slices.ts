import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as z from 'zod/mini'
import type { Family } from './families.ts'

/** One font file and its intended characters; it may lack some of them. */
export interface Slice {
  readonly path: string
  mayContain(codePoint: number): boolean
}

const { resolve } = createRequire(import.meta.url)

type Range = readonly [first: number, last: number]

const toRange = (text: string): Range => {
  const [first = '', last = first] = text.trim().replace(/^U\+/i, '').split('-')
  return [parseInt(first, 16), parseInt(last, 16)]
}

const listed = z.record(z.string(), z.string())

const readSlices = (family: Family): readonly Slice[] => {
  const pathOf = (slice: string) => resolve(`${family.package}/files/${family.file(slice)}`)
  if (family.slices !== 'listed') {
    return [{ path: pathOf(family.slices.all), mayContain: () => true }]
  }
  const list = readFileSync(resolve(`${family.package}/unicode.json`), 'utf8')
  return Object.entries(listed.parse(JSON.parse(list))).map(([name, text]) => {
    const ranges = text.split(',').map(toRange)
    return {
      // numbered slices are in brackets
      path: pathOf(name.replace(/[[\]]/g, '')),
      mayContain: (codePoint) =>
        ranges.some(([first, last]) => first <= codePoint && codePoint <= last),
    }
  })
}

const known = new Map<Family, readonly Slice[]>()

/** The font files of a family, read when a character first needs them. */
export const slicesOf = (family: Family): readonly Slice[] => {
  const slices = known.get(family) ?? readSlices(family)
  known.set(family, slices)
  return slices
}
