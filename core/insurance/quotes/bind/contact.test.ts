import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contact, contactFor, policyholderFor } from './contact.ts'

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

test('trims a contact', () => {
  const typed = { ...rosa, firstName: '  Rosa ', email: ' rosa@lonestar.example ' }
  expect(z.decode(contactFor('US'), typed)).toEqual(rosa)
})

test('reports missing fields', () => {
  expect(messagesOf(contact, { firstName: ' ', email: '', phone: '' })).toEqual({
    firstName: 'firstNameRequired',
    lastName: 'lastNameRequired',
    email: 'emailRequired',
  })
})

test('accepts a contact without a phone', () => {
  const { phone: _, ...phoneless } = rosa
  expect(z.decode(contactFor('US'), phoneless)).toEqual({ ...rosa, phone: '' })
  expect(z.decode(contactFor('UK'), { ...rosa, phone: ' ' })).toEqual({ ...rosa, phone: '' })
})

test('reports invalid fields, the phone by its region', () => {
  const invalidContact = {
    firstName: '<b>',
    lastName: 'a@b',
    email: 'rosa@',
    phone: '020 7946 0110',
  }
  expect(messagesOf(contactFor('AU'), invalidContact)).toMatchObject({
    firstName: 'nameInvalid',
    lastName: 'nameInvalid',
    email: 'emailInvalid',
  })
  expect(messagesOf(contactFor('UK'), { ...rosa, phone: '5' })).toEqual({ phone: 'phoneInvalid' })
})

test('accepts a stored phone as long as it does not change', () => {
  const old = '512-555-01ab43'
  expect(messagesOf(contactFor('US', old), { ...rosa, phone: old })).toEqual({})
  expect(messagesOf(contactFor('US', old), { ...rosa, phone: '512-555-01cd43' })).toEqual({
    phone: 'phoneInvalid',
  })
})

test('applies the same rules to the field names of a request to bind', () => {
  expect(messagesOf(policyholderFor('US'), { customerFirstName: 'Rosa' })).toEqual({
    customerLastName: 'lastNameRequired',
    customerEmail: 'emailRequired',
    customerPhone: 'phoneRequired',
  })
})
