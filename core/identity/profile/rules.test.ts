import { describe, expect, test } from 'vitest'
import { fieldErrorsIn } from '../../foundation/validation/field-errors.ts'
import { changeOf, detailsFor, hasNpn } from './rules.ts'

test('gives producer numbers to all users except policyholders', () => {
  expect(['AGENCY', 'PARAPET', 'CUSTOMER', 'unknown'].filter(hasNpn)).toEqual([
    'AGENCY',
    'PARAPET',
    'unknown',
  ])
})

describe('the form of details', () => {
  const typed = { firstName: ' Ada ', middleName: '', lastName: 'Agent', phone: '', npn: '' }
  const read = (change: Partial<typeof typed>) =>
    detailsFor('US').safeParse({ ...typed, ...change })

  test('omits empty texts', () => {
    expect(changeOf(detailsFor('US').parse(typed))).toEqual({ firstName: 'Ada', lastName: 'Agent' })
    const full = { ...typed, phone: '(512) 555-0143', npn: '8801442', middleName: 'B' }
    expect(changeOf(detailsFor('US').parse(full))).toEqual({ ...full, firstName: 'Ada' })
  })

  test.each([
    ['firstName', ' ', 'firstNameRequired'],
    ['lastName', '', 'lastNameRequired'],
    ['middleName', 'x'.repeat(101), 'textTooLong'],
    ['phone', '555', 'phoneInvalid'],
    ['npn', '88 01', 'npnDigits'],
    ['npn', '12345678901', 'npnDigits'],
  ])('rejects %s “%s”', (field, value, code) => {
    expect(fieldErrorsIn(read({ [field]: value }).error)).toMatchObject([{ field, code }])
  })
})
