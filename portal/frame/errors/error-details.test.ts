import { expect, test } from 'vitest'
import { clientError } from '#core/testing/client-error.ts'
import { errorDetails } from './error-details.ts'

test('the text of an error is cut at 60 characters', () => {
  const details = errorDetails(new Error('x'.repeat(200)))
  expect(details).toHaveLength(60)
  expect(details.endsWith('…')).toBe(true)
  expect(errorDetails('short')).toBe('short')
})

test('an error of a call adds details for support', () => {
  const message = 'Our servers seem to be having trouble.'
  const error = clientError({ code: 'serverFailed', message, status: 500 })
  expect(errorDetails(error).split('\n')).toEqual([
    'Our servers seem to be having trouble.',
    'code serverFailed',
    'status 500',
    'request request-1',
    'client instance-1',
  ])
})
