import { expect, test } from 'vitest'
import { clientError } from '#core/testing/client-error.ts'
import { errorDetails } from './error-details.ts'

test('truncates the text of an error to 60 characters', () => {
  const details = errorDetails(new Error('x'.repeat(200)))
  expect(details).toHaveLength(60)
  expect(details.endsWith('…')).toBe(true)
  expect(errorDetails('short')).toBe('short')
})

test('adds details for support to the error of a call', () => {
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
