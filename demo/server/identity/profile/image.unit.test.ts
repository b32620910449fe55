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

test('rejects one of many scans, each a pass over all its pixels', () => {
  expect(readImage(jpegOf(100))).toBeUndefined()
})
