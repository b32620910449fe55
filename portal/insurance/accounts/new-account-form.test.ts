import { expect, test } from 'vitest'
import { bodyOf, emptyNewAccount, newAccountField, newAccountForm } from './new-account-form.ts'

const texas = newAccountForm('US', { hasTeams: true, hasAgency: false })
const typed = { ...emptyNewAccount, name: 'Bluebonnet Bakery', state: 'TX', teamId: 'team' }
const fieldsOf = (more: Partial<typeof typed>) =>
  texas.safeParse({ ...typed, ...more }).error?.issues.map(({ path }) => path[0])

test('requires a mailing address to differ from the main one and to be complete', () => {
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
  // A copy of the main address is not a mailing address.
  expect(bodyOf({ ...typed, ...mailing, isSameAddress: true }).mailingAddress).toBeUndefined()
})

test('uses an address that the register does not confirm if the user chooses so', () => {
  expect(bodyOf(typed)).not.toHaveProperty('isAddressConfirmed')
  expect(bodyOf({ ...typed, isAddressConfirmed: true }).isAddressConfirmed).toBe(true)
})

test('reduces a pasted website address to its domain', () => {
  const pasted = { ...typed, domainName: ' https://Bluebonnet.example/ ' }
  expect(fieldsOf(pasted)).toBeUndefined()
  expect(bodyOf(pasted).domainName).toBe('bluebonnet.example')
  expect(fieldsOf({ domainName: 'one.example, two.example' })).toEqual(['domainName'])
})

test.each([
  ['mailingAddress.city', 'mailingCity'],
  ['phone', 'phoneNumber'],
  ['name', 'name'],
])('shows an error at %s of the call at %s of the form', (field, own) => {
  expect(newAccountField(field)).toBe(own)
})
