import { expect, test } from 'vitest'
import { errorReasons } from './error-reasons.ts'

const message = 'Check the marked fields.'

test('names what is wrong with each field', () => {
  const fieldErrors = [
    { code: 'productRevenueLow', message: 'This product is for a higher revenue' },
    { code: 'productIndustry', message: 'This product is not for this industry' },
  ]
  expect(errorReasons({ fieldErrors, message })).toBe(
    'This product is for a higher revenue. This product is not for this industry',
  )
})

test('is the message of an error that names no field', () => {
  expect(errorReasons({ fieldErrors: [], message: 'Our servers are busy.' })).toBe(
    'Our servers are busy.',
  )
})
