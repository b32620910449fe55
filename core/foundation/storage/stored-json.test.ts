import { expect, test } from 'vitest'
import { parseStoredJson } from './stored-json.ts'

test('a stored text is its value; what is missing or broken is none', () => {
  expect(parseStoredJson('{"a":1}')).toEqual({ a: 1 })
  expect(parseStoredJson('null')).toBeNull()
  expect(parseStoredJson(undefined)).toBeUndefined()
  expect(parseStoredJson('{"a":')).toBeUndefined()
})
