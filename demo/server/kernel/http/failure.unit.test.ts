import { expect, test } from 'vitest'
import { apiErrorOf } from './failure.ts'

const coded = (code: string, more: object = {}) =>
  new Error('Failed query', { cause: Object.assign(new Error(code), { code, ...more }) })

test.each([
  ...['57P01', '57P02', '57P03', '57P05', '08006', '08P01', '25P03', '25006'].map((each) =>
    coded(each),
  ),
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH'].map(
    (each) => coded(each),
  ),
  ...['ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'ERR_STREAM_DESTROYED'].map((each) => coded(each)),
  coded('ENOENT', { syscall: 'connect' }),
  new Error('Connection terminated unexpectedly'),
  new Error('Connection terminated due to connection timeout'),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('Client was closed and is not queryable'),
  new Error('Query read timeout'),
  new Error('timeout expired'),
  new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') }),
])('a broken connection asks for a retry: $cause.message $message', (error) => {
  expect(apiErrorOf(error)).toMatchObject({
    status: 503,
    code: 'unavailable',
    headers: { 'Retry-After': '1' },
  })
})

test('a missing file is not a broken connection', () => {
  expect(apiErrorOf(coded('ENOENT', { syscall: 'open' }))).toBeUndefined()
})
