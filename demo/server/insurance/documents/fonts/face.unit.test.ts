import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createFaces } from './face.ts'
import { familiesFor } from './families.ts'
import { slicesOf } from './slices.ts'

test('a file that could not be read is read by the next document', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parapet-fonts-'))
  const slice = { path: join(folder, 'late.woff2'), mayHold: () => true }
  const faces = createFaces()
  await expect(faces(slice, 400)).rejects.toThrow('ENOENT')
  const [latin] = familiesFor('chinese').flatMap(slicesOf)
  copyFileSync(latin?.path ?? '', slice.path)
  expect((await faces(slice, 400)).font.unitsPerEm).toBeGreaterThan(0)
  rmSync(folder, { recursive: true })
})
