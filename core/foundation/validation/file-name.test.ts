import { expect, test } from 'vitest'
import { cleanFileName, fileNameText } from './file-name.ts'
import { isPrintable } from './printable.ts'

test.each([
  ['offer.pdf', 'offer.pdf'],
  ['📄 offer\u200b.pdf', 'offer.pdf'],
  ['offer 😀.pdf', 'offer.pdf'],
  ['😀.pdf', 'file.pdf'],
  ['👩‍👧 family ❤️.csv', 'family.csv'],
  ['a\u202efdp.exe', 'afdp.exe'],
  ['two\nlines.pdf', 'two lines.pdf'],
  ['C:\\fake\\loss run.pdf', 'C fake loss run.pdf'],
  ['Zażółć.pdf', 'Zażółć.pdf'],
  ['Cafe\u0301.pdf', 'Café.pdf'],
  ['東京.pdf', '東京.pdf'],
  ['บริษัท.pdf', 'file.pdf'],
  ['half\ud83d.pdf', 'half.pdf'],
  ['', ''],
])('stores %j as %j', (name, stored) => {
  expect(cleanFileName(name)).toBe(stored)
  expect(fileNameText().parse(name)).toBe(stored)
  expect(cleanFileName(stored)).toBe(stored)
  expect(isPrintable(stored)).toBe(true)
})

test('shortens a long name and leaves its extension', () => {
  const stored = fileNameText().parse(`${'long '.repeat(100)}name.pdf`)
  expect(stored.length).toBeLessThanOrEqual(120)
  expect(stored.endsWith('name.pdf')).toBe(true)
})
