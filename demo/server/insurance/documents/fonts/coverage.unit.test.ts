import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import { expect, test } from 'vitest'
import { isPrintable } from '#core/foundation/validation/printable.ts'
import { familiesFor } from './families.ts'
import { slicesOf } from './slices.ts'

test('the fallback font has every accepted character that no other font has', () => {
  const last = familiesFor('chinese').at(-1)
  const [slice] = last ? slicesOf(last) : []
  const font = create(readFileSync(slice?.path ?? ''))
  const supported = new Set('characterSet' in font ? font.characterSet : [])
  const missing: string[] = []
  for (let code = 0x20; code <= 0x10ffff; code += 1) {
    const letter = String.fromCodePoint(code)
    // other rules reject control characters, or they start a line
    const isTyped = isPrintable(letter) && !/\p{Cc}/u.test(letter)
    if (isTyped && !supported.has(code)) missing.push(code.toString(16))
  }
  expect(missing).toEqual([])
})
