import { expect, test } from 'vitest'
import { ClientError } from '#core/foundation/errors/client-error.ts'
import { detailsOf } from './details.ts'

test('the text of an error is cut at 60 characters', () => {
  const details = detailsOf(new Error('x'.repeat(200)))
  expect(details).toHaveLength(60)
  expect(details.endsWith('…')).toBe(true)
  expect(detailsOf('short')).toBe('short')
})

test('an error of a call adds the data for support', () => {
  const error = new ClientError({
    code: 'serverFailed',
    phase: 'answer',
    retryable: false,
    message: 'Our servers seem to be having trouble.',
    requestId: 'r-1',
    instanceId: 'i-1',
    docsUrl: '',
    status: 500,
    fieldErrors: [],
  })
  expect(detailsOf(error).split('\n')).toEqual([
    'Our servers seem to be having trouble.',
    'code serverFailed',
    'status 500',
    'request r-1',
    'client i-1',
  ])
})
