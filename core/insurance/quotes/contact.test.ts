import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contact, contactFor, dialable, policyholderFor } from './contact.ts'

const messagesOf = (shape: z.ZodMiniType, value: unknown): Record<string, string> => {
  const result = z.safeDecode(shape, value)
  if (result.success) return {}
  return Object.fromEntries(
    result.error.issues.map(({ path, message }) => [path.join('.'), message]),
  )
}

const rosa = {
  firstName: 'Rosa',
  lastName: 'Díaz-O’Neill',
  email: 'rosa@lonestar.example',
  phone: '(512) 555-0143',
}

describe('a phone number in international form', () => {
  test.each([
    ['US', '(512) 555-0143', '+15125550143'],
    ['US', '1-512-555-0143', '+15125550143'],
    ['US', '+1 512 555 0143', '+15125550143'],
    ['UK', '020 7946 0110', '+442079460110'],
    ['UK', '+44 (0)20 7946 0110', '+442079460110'],
    ['UK', '0044 20 7946 0110', '+442079460110'],
    ['AU', '0412 345 678', '+61412345678'],
    ['AU', '+61 2 5550 0199', '+61255500199'],
  ] as const)('%s %s', (region, typed, dialled) => {
    expect(dialable(region, typed)).toBe(dialled)
  })

  test.each([
    ['US', '555-0143'],
    ['US', '+44 20 7946 0110'],
    ['US', '512 555 014x'],
    ['UK', '12345'],
    ['AU', '+1 512 555 0143'],
    ['AU', '0412 345 6789 1'],
  ] as const)('%s does not take %s', (region, typed) => {
    expect(dialable(region, typed)).toBeNull()
  })
})

test('a contact is trimmed', () => {
  const typed = { ...rosa, firstName: '  Rosa ', email: ' rosa@lonestar.example ' }
  expect(z.decode(contactFor('US'), typed)).toEqual(rosa)
})

test('missing fields are named', () => {
  expect(messagesOf(contact, { firstName: ' ', email: '', phone: '' })).toEqual({
    firstName: 'firstNameRequired',
    lastName: 'lastNameRequired',
    email: 'emailRequired',
  })
})

test('a contact needs no phone', () => {
  const { phone: _, ...phoneless } = rosa
  expect(z.decode(contactFor('US'), phoneless)).toEqual({ ...rosa, phone: '' })
  expect(z.decode(contactFor('UK'), { ...rosa, phone: ' ' })).toEqual({ ...rosa, phone: '' })
})

test('invalid fields are named, the phone by its region', () => {
  const wrong = { firstName: '<b>', lastName: 'a@b', email: 'rosa@', phone: '020 7946 0110' }
  expect(messagesOf(contactFor('AU'), wrong)).toMatchObject({
    firstName: 'nameInvalid',
    lastName: 'nameInvalid',
    email: 'emailInvalid',
  })
  expect(messagesOf(contactFor('UK'), { ...rosa, phone: '5' })).toEqual({ phone: 'phoneInvalid' })
})

test('a request to bind applies the same rules to its own field names', () => {
  expect(messagesOf(policyholderFor('US'), { customerFirstName: 'Rosa' })).toEqual({
    customerLastName: 'lastNameRequired',
    customerEmail: 'emailRequired',
    customerPhone: 'phoneRequired',
  })
})
