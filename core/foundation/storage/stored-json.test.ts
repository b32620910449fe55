import { expect, test } from 'vitest'
import { parseStoredJson } from './stored-json.ts'

test('parses a stored text, and returns undefined for a missing or broken one', () => {
  expect(parseStoredJson('{"a":1}')).toEqual({ a: 1 })
  expect(parseStoredJson('null')).toBeNull()
  expect(parseStoredJson(undefined)).toBeUndefined()
  expect(parseStoredJson('{"a":')).toBeUndefined()
})
