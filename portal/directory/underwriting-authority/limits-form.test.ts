import { expect, test } from 'vitest'
import { limitsForm, limitsOf } from './limits-form.ts'

const form = { maxLimit: '', maxPremium: '', maxIrpm: '' }

test.each(['abc', '250.000', '-5', '1e5'])(
  '%s is invalid instead of removing the limit',
  (maxLimit) => {
    expect(limitsForm.safeParse({ ...form, maxLimit }).success).toBe(false)
  },
)

test('an empty field means no limit', () => {
  expect(limitsForm.safeParse(form).success).toBe(true)
  expect(limitsOf({ ...form, maxPremium: '2500.5' })).toEqual({
    maxLimit: null,
    maxPremium: 250_050,
    maxIrpm: null,
  })
})
