import { expect, test } from 'vitest'
import { bodyOf, emptyNewAccount, newAccountField, newAccountForm } from './new-account-form.ts'

const texas = newAccountForm('US', { hasTeams: true, hasAgency: false })
const typed = { ...emptyNewAccount, name: 'Bluebonnet Bakery', state: 'TX', teamId: 'team' }
const fieldsOf = (more: Partial<typeof typed>) =>
  texas.safeParse({ ...typed, ...more }).error?.issues.map(({ path }) => path[0])

test('a mailing address differs from the main one and is complete once started', () => {
  expect(fieldsOf({})).toBeUndefined()
  expect(bodyOf(typed).mailingAddress).toBeUndefined()
  expect(fieldsOf({ mailingAddress1: 'PO Box 7' })).toEqual([
    'mailingCity',
    'mailingState',
    'mailingZipCode',
  ])
  const mailing = {
    mailingAddress1: 'PO Box 7',
    mailingCity: 'Austin',
    mailingState: 'TX',
    mailingZipCode: '78701',
  }
  expect(bodyOf({ ...typed, ...mailing }).mailingAddress).toEqual({
    address1: 'PO Box 7',
    city: 'Austin',
    state: 'TX',
    zipCode: '78701',
  })
  // Copied from the main address, it is the same one.
  expect(bodyOf({ ...typed, ...mailing, isSameAddress: true }).mailingAddress).toBeUndefined()
})

test('an address that the register does not confirm is used if chosen', () => {
  expect(bodyOf(typed)).not.toHaveProperty('isAddressConfirmed')
  expect(bodyOf({ ...typed, isAddressConfirmed: true }).isAddressConfirmed).toBe(true)
})

test('a pasted website address becomes its domain', () => {
  const pasted = { ...typed, domainName: ' https://Bluebonnet.example/ ' }
  expect(fieldsOf(pasted)).toBeUndefined()
  expect(bodyOf(pasted).domainName).toBe('bluebonnet.example')
  expect(fieldsOf({ domainName: 'one.example, two.example' })).toEqual(['domainName'])
})

test.each([
  ['mailingAddress.city', 'mailingCity'],
  ['phone', 'phoneNumber'],
  ['name', 'name'],
])('an error at %s of the call is shown at %s of the form', (field, own) => {
  expect(newAccountField(field)).toBe(own)
})
