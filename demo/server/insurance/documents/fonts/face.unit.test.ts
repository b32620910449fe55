import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isPrintable } from '#core/foundation/validation/printable.ts'
import { documentFonts } from './document-fonts.ts'
import { createFaces } from './face.ts'
import { familiesFor } from './families.ts'
import { slicesOf } from './slices.ts'

test('a file that could not be read is read by the next document', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parapet-fonts-'))
  const slice = { path: join(folder, 'late.woff2'), mayContain: () => true }
  const faces = createFaces()
  await expect(faces(slice, 400)).rejects.toThrow('ENOENT')
  const [latin] = familiesFor('chinese').flatMap(slicesOf)
  copyFileSync(latin?.path ?? '', slice.path)
  expect((await faces(slice, 400)).font.unitsPerEm).toBeGreaterThan(0)
  rmSync(folder, { recursive: true })
})

test.each(['\u0890\u08ea', 'A\u0890\u08ea B'])(
  '%j, whose mark has no position, is laid out',
  async (text) => {
    expect(isPrintable(text)).toBe(true)
    const { regular } = await documentFonts([text])
    expect(regular.layout(text).glyphs.length).toBeGreaterThan(0)
  },
)
