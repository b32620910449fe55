import { expect, test } from 'vitest'
import { ClientError, type FieldError } from '#core/foundation/errors/client-error.ts'
import { errorReasons } from './error-reasons.ts'

const failure = (message: string, fieldErrors: readonly FieldError[]): ClientError =>
  new ClientError({
    code: 'invalidInput',
    phase: 'answer',
    retryable: false,
    message,
    requestId: 'r-1',
    instanceId: 'i-1',
    docsUrl: '',
    status: 400,
    fieldErrors,
  })

test('names what is wrong with each field', () => {
  const error = failure('Check the marked fields.', [
    { code: 'productRevenueLow', message: 'This product is for a higher revenue' },
    { code: 'productIndustry', message: 'This product is not for this industry' },
  ])
  expect(errorReasons(error)).toBe(
    'This product is for a higher revenue. This product is not for this industry',
  )
})

test('is the message of an error that names no field', () => {
  expect(errorReasons(failure('Our servers are busy.', []))).toBe('Our servers are busy.')
  expect(errorReasons(new TypeError('t is not a function'))).toBe('t is not a function')
})

test('is empty for a value that is no error', () => {
  expect(errorReasons('gone')).toBe('')
})
