import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readImage } from './image.ts'

const frame = [0xff, 0xc2, 0, 11, 8, 0, 64, 0, 64, 1, 1, 0x11, 0]
const jpegOf = (scans: number): Uint8Array =>
  new Uint8Array([
    0xff,
    0xd8,
    ...frame,
    ...Array.from({ length: scans }, () => [0xff, 0xda]).flat(),
  ])

test('accepts a photo of a few scans', () => {
  expect(readImage(jpegOf(12))).toEqual({ type: 'image/jpeg', width: 64, height: 64 })
})

test('rejects an image of many scans, each of which passes over all pixels', () => {
  expect(readImage(jpegOf(100))).toBeUndefined()
})

test.each([
  ['PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]],
  ['JPEG', [0xff, 0xd8, 0xff, 0xe0]],
  ['GIF', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61]],
  ['WebP', [0x52, 0x49, 0x46, 0x46, 0, 0, 0, 0, 0x57, 0x45, 0x42, 0x50, 0x56, 0x50, 0x38]],
])('reads or rejects a %s with any bytes after its header', (_, start) => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 120 }), (rest) => {
      const facts = readImage(new Uint8Array([...start, ...rest]))
      if (facts === undefined) return
      expect(Number.isInteger(facts.width) && Number.isInteger(facts.height)).toBe(true)
    }),
  )
})
