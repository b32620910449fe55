import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import { expect, test } from 'vitest'
import { isPrintable } from '#core/foundation/validation/printable.ts'
import { familiesFor } from './families.ts'
import { slicesOf } from './slices.ts'

test('what may be typed is held by the font that letters look for last, if by no other', () => {
  const last = familiesFor('chinese').at(-1)
  const [slice] = last ? slicesOf(last) : []
  const font = create(readFileSync(slice?.path ?? ''))
  const held = new Set('characterSet' in font ? font.characterSet : [])
  const missing: string[] = []
  for (let code = 0x20; code <= 0x10ffff; code += 1) {
    const letter = String.fromCodePoint(code)
    // controls are refused by other rules, or begin a line
    const isTyped = isPrintable(letter) && !/\p{Cc}/u.test(letter)
    if (isTyped && !held.has(code)) missing.push(code.toString(16))
  }
  expect(missing).toEqual([])
})
