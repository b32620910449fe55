import { expect, test } from 'vitest'
import { isPrintable } from './printable.ts'

test.each([
  'Zażółć Łódź 42',
  'Ελλάς ΑΕ',
  'ООО «Ромашка» № 15',
  'شركة النور 123',
  'חברה בע״מ',
  '株式会社テスト',
  '(주) 삼성전자',
  '鑫淼 Co.',
  'Müller & Söhne® GmbH, 5/7 “Nord” – €10',
  'علی\u200cرضا',
  'e\u0301',
])('accepts the printable text %j', (text) => {
  expect(isPrintable(text)).toBe(true)
})

test.each([
  ['an emoji', 'Sunny 😀'],
  ['a picture of the basic plane', 'Hot ☕ Ltd'],
  ['a private use character', 'Logo \ue001'],
  ['an unassigned character', 'A\u0378'],
  ['half a surrogate pair', 'A\ud83d'],
  ['a script without a font', 'บริษัท'],
  ['stacked marks', `A${'\u0301\u0323'.repeat(3)}`],
])('rejects %s', (_what, text) => {
  expect(isPrintable(text)).toBe(false)
})
