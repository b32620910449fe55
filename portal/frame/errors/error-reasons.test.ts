import { expect, test } from 'vitest'
import { clientError } from '#core/testing/client-error.ts'
import { errorReasons } from './error-reasons.ts'

test('lists the error of each field', () => {
  const error = clientError({
    fieldErrors: [
      { code: 'productRevenueLow', message: 'This product is for a higher revenue' },
      { code: 'productIndustry', message: 'This product is not for this industry' },
    ],
  })
  expect(errorReasons(error)).toBe(
    'This product is for a higher revenue. This product is not for this industry',
  )
})

test('returns the message of an error without fields', () => {
  expect(errorReasons(clientError({ message: 'Our servers are busy.' }))).toBe(
    'Our servers are busy.',
  )
  expect(errorReasons(new TypeError('t is not a function'))).toBe('t is not a function')
})

test('returns nothing for a value that is not an error', () => {
  expect(errorReasons('gone')).toBe('')
})
