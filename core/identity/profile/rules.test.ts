import { describe, expect, test } from 'vitest'
import { fieldErrorsIn } from '../../foundation/validation/field-errors.ts'
import { changeOf, detailsFor, dialableAnywhere, hasNpn } from './rules.ts'

describe('the user’s own phone number', () => {
  test.each([
    ['US', '(512) 555-0143', '+15125550143'],
    ['UK', '020 7946 0110', '+442079460110'],
    ['AU', '02 5550 0110', '+61255500110'],
    ['US', '+44 20 7946 0110', '+442079460110'],
    ['UK', '+61 2 5550 0110', '+61255500110'],
    ['US', '020 7946 0110', null],
    ['US', '+49 30 901820', null],
    ['US', '', null],
  ] as const)('in %s, “%s” is %s', (region, text, number) => {
    expect(dialableAnywhere(region, text)).toBe(number)
  })
})

test('all users except policyholders have producer numbers', () => {
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

  test('sends no empty text', () => {
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
  ])('refuses %s “%s”', (field, value, code) => {
    expect(fieldErrorsIn(read({ [field]: value }).error)).toMatchObject([{ field, code }])
  })
})
