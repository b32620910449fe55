import { describe, expect, test } from 'vitest'
import { profileChange } from '../../identity/profile/model.ts'
import { verification } from '../../insurance/accounts/model.ts'
import { bindRequest, contact } from '../../insurance/quotes/bind/contact.ts'
import { insuredData } from '../../insurance/quotes/model.ts'
import { joinInput, organisationInvitation, userInvitation } from '../../identity/sign-up/model.ts'
import { fieldErrorsIn } from './field-errors.ts'
import { companyNameError } from './names.ts'

const grace = {
  firstName: 'Grace',
  lastName: 'Hopper',
  email: 'grace@bright.example',
  phone: '5125550143',
}

describe('a person’s name', () => {
  test.each([
    ['Grace'],
    ['J.R.R. Tolkien'],
    ['St. John'],
    ['St.John'],
    ['Dr.Grace'],
    ['J.Smith'],
    ['J.R.Smith-Jones'],
    ['O’Brien-Smith'],
    ['Łukasz'],
    ['李小龍'],
    ['علی\u200cرضا'],
  ])('accepts %j', (firstName) => {
    expect(contact.safeParse({ ...grace, firstName }).success).toBe(true)
  })

  test.each([
    ['Pay at evil.com', 'nameLink'],
    ['Pay at evil。com', 'nameLink'],
    ['пример.рф', 'nameLink'],
    ['ftp://x', 'nameLink'],
    ['WWW.x', 'nameLink'],
    ['evil\ufe52com', 'nameLink'],
    ['evil.\u200dcom', 'nameLink'],
    ['cafe\u0301.com', 'nameLink'],
    ['evil.\u00adcom', 'nameLink'],
    ['evil.\u2060com', 'nameLink'],
    ['Grace\nHopper', 'nameUnseen'],
    ['Grace\u2028Hopper', 'nameUnseen'],
    ['Grace\u0000', 'nameUnseen'],
    ['Grace 😀', 'unprintable'],
    ['Grace \ue000', 'unprintable'],
    ['%00%ff', 'nameInvalid'],
    ['R2D2', 'nameInvalid'],
    ['R２D２', 'nameInvalid'],
    ['Evil.Com', 'nameLink'],
    ['st.john', 'nameLink'],
    ['Mr.com', 'nameLink'],
    ['<b>Grace', 'nameInvalid'],
  ])('rejects %j in every field', (firstName, code) => {
    for (const [shape, input] of [
      [contact, { ...grace, firstName }],
      [profileChange, { firstName, lastName: 'Hopper' }],
      [joinInput, { firstName, lastName: 'Hopper', password: 'Parapet-demo-1' }],
      [userInvitation, { email: grace.email, firstName, lastName: 'Hopper', roleId: 'agent' }],
    ] as const) {
      const fieldErrors = fieldErrorsIn(shape.safeParse(input).error)
      expect(fieldErrors.map(({ field, code: each }) => [field, each])).toEqual([
        ['firstName', code],
      ])
    }
  })
})

describe('a line of an address', () => {
  const policyholder = {
    customerFirstName: 'Grace',
    customerLastName: 'Hopper',
    customerEmail: grace.email,
    customerPhone: grace.phone,
  }

  test.each([
    ['12 Main Street, Apt. 3 “B”', undefined],
    ['東京都港区1-2-3', undefined],
    ['12 Main Street\n\nTotal premium: $1', 'nameUnseen'],
    ['12 Main\u200b Street\u202e', undefined],
    ['12 Main\u2028Street', 'nameUnseen'],
    ['12 Main Street 😀', 'unprintable'],
  ])('checks %j in every field: %s', (address1, code) => {
    for (const [shape, input] of [
      [insuredData, { address1 }],
      [bindRequest, { ...policyholder, address1 }],
      [verification, { accountId: 'a', address1 }],
    ] as const) {
      const fieldErrors = fieldErrorsIn(shape.safeParse(input).error)
      expect(fieldErrors.map((fieldError) => fieldError.code)).toEqual(
        code === undefined ? [] : [code],
      )
    }
  })
})

test.each([
  ['\u202aGrace\u202c', 'Grace'],
  ['Gr\u00adace\u200b', 'Grace'],
  ['J.\u2060 R.', 'J. R.'],
  ['\ufeffGrace', 'Grace'],
  ['Gra\u200dce\u200c', 'Grace'],
  ['علی\u200cرضا', 'علی\u200cرضا'],
  ['علی\u200c', 'علی'],
])('removes the invisible characters of %j', (typed, firstName) => {
  expect(contact.parse({ ...grace, firstName: typed }).firstName).toBe(firstName)
  expect(profileChange.parse({ ...grace, firstName: typed }).firstName).toBe(firstName)
})

test('has one form however its letters are composed', () => {
  const typed = { ...grace, firstName: 'Zoe\u0308' }
  expect(contact.parse(typed).firstName).toBe('Zo\u00eb')
  expect(profileChange.parse(typed).firstName).toBe('Zo\u00eb')
})

describe('a company’s name', () => {
  const invitation = { email: grace.email, accountType: 'AGENCY' } as const

  test.each([
    ['Booking.com Ltd', undefined],
    ['3i Group plc', undefined],
    ['Wwwhite & Sons', undefined],
    ['https://evil.com', 'nameAddress'],
    ['See www.evil.com', 'nameAddress'],
    ['Two\nLines', 'nameUnseen'],
    ['Turned \u202eLtd', undefined],
    ['Booking.\u2060com Ltd', undefined],
    ['Sunny 🌞 Ltd', 'unprintable'],
    ['株式会社テスト', undefined],
  ])('checks %j: %s', (organization, code) => {
    expect(companyNameError(organization)).toBe(code)
    const fieldErrors = fieldErrorsIn(
      organisationInvitation.safeParse({ ...invitation, organization }).error,
    )
    expect(fieldErrors.map((fieldError) => fieldError.code)).toEqual(
      code === undefined ? [] : [code],
    )
  })
})
