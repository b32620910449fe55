import { expect, test } from 'vitest'
import { parseYear } from './parse-year.ts'

test.each([
  '1999',
  ' 1999 ',
  '1999.0',
  '1999\u200b',
  '１９９９',
  '1999-05-01',
  '1999-5-1',
  '1999/05/01',
  '1999.05.01',
  '1999-05-01 00:00:00',
  '1999-05-01T00:00:00.000Z',
  '05/31/1999',
  '31/5/1999',
  '31.05.1999',
  '31-05-1999',
])('reads %s as 1999', (text) => {
  expect(parseYear(text)).toBe(1999)
})

test.each([
  '',
  '99',
  '19990501',
  '1,999',
  '0000',
  '1999-05/01',
  '1-5/1999',
  '1990-05',
  '1990-2005',
  '1999-13-01',
  '5/31/99',
  'in 1999',
])('returns no year for the ambiguous text %s', (text) => {
  expect(parseYear(text)).toBeUndefined()
})
