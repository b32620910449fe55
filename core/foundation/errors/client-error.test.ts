import { expect, test } from 'vitest'
import { isRecordClosed } from './client-error.ts'

test.each([
  [401, 'sessionExpired', true],
  [403, 'forbidden', true],
  [404, 'notFound', true],
  [401, 'keyRefused', false],
  [0, 'network', false],
  [500, 'internal', false],
])('%i %s ends access to a record: %s', (status, code, isClosed) => {
  expect(isRecordClosed({ status, code })).toBe(isClosed)
})
