import { create } from 'qrcode'
import { describe, expect, test } from 'vitest'
import { qrPath, quietZone } from './qr-path.ts'

/** The dark modules that a path fills, as `column,row`. */
const painted = (path: string): ReadonlySet<string> =>
  new Set(
    [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)].flatMap(([, x, y, length]) =>
      Array.from(
        { length: Number(length) },
        (_, at) => `${Number(x) + at - quietZone},${Number(y) - quietZone}`,
      ),
    ),
  )

describe('qrPath', () => {
  test('has a rectangle for each run', () => {
    expect(qrPath({ size: 3, data: [1, 1, 0, 0, 0, 0, 1, 0, 1] })).toBe(
      'M4 4h2v1h-2zM4 6h1v1h-1zM6 6h1v1h-1z',
    )
  })

  test('fills exactly the modules of a real QR code', () => {
    const { modules } = create('otpauth://totp/Parapet:agent%40demo.test?secret=ABCDEFGH')
    const { size, data } = modules
    const dark = [...data].flatMap((module, at) =>
      module ? [`${at % size},${Math.floor(at / size)}`] : [],
    )
    expect([...painted(qrPath(modules))].sort()).toEqual(dark.sort())
  })
})
