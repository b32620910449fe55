import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { quoteRequestFor } from './quote-request.ts'

const request = {
  agencyName: 'Harbor Brokers',
  agentFirstName: 'Ada',
  agentLastName: 'Quinn',
  agentEmail: 'ada@harbor.example',
  agentPhone: '(409) 555-0142',
}

const errorsOf = (change: Partial<typeof request>) =>
  (z.safeParse(quoteRequestFor('US'), { ...request, ...change }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')} ${message}`,
  )

test.each([
  ['agencyName', 'agencyRequired'],
  ['agentFirstName', 'firstNameRequired'],
  ['agentLastName', 'lastNameRequired'],
  ['agentEmail', 'emailRequired'],
  ['agentPhone', 'phoneRequired'],
] as const)('requires %s', (field, code) => {
  expect(errorsOf({ [field]: ' ' })[0]).toBe(`${field} quote-request:${code}`)
})

test.each([
  ['409555014', false],
  ['4095550142', true],
  ['1 409-555-0142', true],
  ['409555014233', false],
])('accepts 10 or 11 digits: %s is %s', (agentPhone, isValid) => {
  expect(errorsOf({ agentPhone })).toEqual(isValid ? [] : ['agentPhone quote-request:phoneInvalid'])
})

test('requires a valid email', () => {
  expect(errorsOf({ agentEmail: 'ada' })).toEqual(['agentEmail emailInvalid'])
})
