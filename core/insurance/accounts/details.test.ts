import { describe, expect, test } from 'vitest'
import {
  accountDetails,
  accountDetailsErrors,
  secondaryPercentage,
  type AccountDetails,
} from './details.ts'
import { fieldErrorsIn } from '../../foundation/validation/field-errors.ts'
import { wordingFiles } from '../../testing/wording-files.ts'
import { profileScoreOf, quotingBarrier } from './profile-score.ts'

const details: AccountDetails = {
  name: 'O’Brien & Sons',
  naicsCode: '621210',
  primaryNaicsPercentage: 100,
  revenue: 100_00,
  nonUsRevenue: null,
  noOfEmployeesAll: 1,
  yearEstablished: 1500,
  ownershipType: 'Private',
  entityType: 'LLC',
  phoneNumber: '(512) 555-0143',
  address1: '12 Main Street',
  city: 'St. Louis',
  state: 'TX',
  zipCode: '78701-1234',
  isFranchise: false,
  domains: [],
  numberOfPersonalRecords: null,
  percentInternationalSales: null,
  isSameAddress: true,
  mailingAddress: null,
}
const fieldsOf = (more: Partial<AccountDetails>, region: 'US' | 'UK' | 'AU' = 'US') =>
  accountDetailsErrors({ region, year: 2026 }, { ...details, ...more }).map(({ field }) => field)

describe('details of a company', () => {
  test('are accepted at their limits', () => {
    expect(fieldsOf({})).toEqual([])
    expect(fieldsOf({ primaryNaicsPercentage: 51, secondNaicsCode: '10' })).toEqual([])
    expect(fieldsOf({ revenue: 100_000_000_000_000, yearEstablished: 2026 })).toEqual([])
    expect(fieldsOf({ percentInternationalSales: 100 })).toEqual([])
    expect(fieldsOf({ ein: '12-3456789' })).toEqual([])
    expect(fieldsOf({ ein: '123456789' })).toEqual([])
    expect(fieldsOf({ dunsNumber: '12-345-6789', url: 'www.acme.example/about' })).toEqual([])
    expect(fieldsOf({ url: 'https://acme.example:8443/?a=1', numberOfPersonalRecords: 0 })).toEqual(
      [],
    )
  })

  test.each([
    [{ primaryNaicsPercentage: 50.5, secondNaicsCode: '10' }, ['primaryNaicsPercentage']],
    [{ primaryNaicsPercentage: 60 }, ['secondNaicsCode']],
    [{ secondNaicsCode: '541511' }, ['secondNaicsCode']],
    [{ revenue: 99 }, ['revenue']],
    [{ revenue: 100_000_000_000_001 }, ['revenue']],
    [{ yearEstablished: 2027 }, ['yearEstablished']],
    [{ noOfEmployeesAll: 0 }, ['noOfEmployeesAll']],
    [{ zipCode: '00000' }, ['zipCode']],
    [{ dbaOrTradestyle: '!' }, ['dbaOrTradestyle']],
    [{ ein: '12-345678' }, ['ein']],
    [{ ein: 'none' }, ['ein']],
    [{ ownershipType: 'Cooperative' }, ['ownershipType']],
    [{ entityType: 'private' }, ['entityType']],
    [{ noOfEmployeesAll: 25.5 }, ['noOfEmployeesAll']],
    [{ yearEstablished: 1999.5 }, ['yearEstablished']],
    [{ numberOfPersonalRecords: 0.5 }, ['numberOfPersonalRecords']],
    [{ numberOfPersonalRecords: 1e20 }, ['numberOfPersonalRecords']],
    [{ nonUsRevenue: -100 }, ['nonUsRevenue']],
    [{ dunsNumber: '12-345-678' }, ['dunsNumber']],
    [{ dunsNumber: 'NaN' }, ['dunsNumber']],
    [{ url: 'javascript:alert(1)' }, ['url']],
    [{ url: 'our page' }, ['url']],
    [
      { isSameAddress: false },
      [
        'mailingAddress.address1',
        'mailingAddress.city',
        'mailingAddress.state',
        'mailingAddress.zipCode',
      ],
    ],
  ] as const)('are rejected for %j at %j', (more, fields) => {
    expect(fieldsOf(more)).toEqual(fields)
  })

  test.each([
    ['revenue', 99_000_000_000_000, 'revenueTooHigh'],
    ['revenue', 1e308, 'revenueTooHigh'],
    ['revenue', -99_000_000_000_000, 'account-form:invalid.revenueRequired'],
    ['nonUsRevenue', -99_000_000_000_000, 'account-form:invalid.negative'],
    ['noOfEmployeesAll', 1.5, 'account-form:invalid.wholeNumber'],
    ['noOfEmployeesAll', 1e20, 'account-form:invalid.employeesTooMany'],
    ['noOfEmployeesAll', -1e20, 'employeesTooFew'],
    ['yearEstablished', 1998.5, 'account-form:invalid.wholeNumber'],
    ['yearEstablished', 1e20, 'account-form:invalid.year'],
    ['numberOfPersonalRecords', 0.5, 'account-form:invalid.wholeNumber'],
    ['numberOfPersonalRecords', 1e20, 'account-form:invalid.manyRecords'],
  ])('reject %s %d on the wire as in the form', (field, value, code) => {
    const { error } = accountDetails.safeParse({ ...details, [field]: value })
    const codes = fieldErrorsIn(error).map((each) => [each.field, each.code])
    expect(codes).toEqual([[field, code]])
  })

  test('keep cents, and the generic error for non-numbers', () => {
    expect(accountDetails.safeParse({ ...details, revenue: 12.34 }).data?.revenue).toBe(1234)
    const { error } = accountDetails.safeParse({ ...details, noOfEmployeesAll: 'many' })
    expect(error?.issues).toMatchObject([{ code: 'invalid_type', path: ['noOfEmployeesAll'] }])
  })

  test('accept a change in scope with several lines', () => {
    const changeInScopeDetail = 'A merger in May\nwith 40 people'
    expect(accountDetails.safeParse({ ...details, changeInScopeDetail }).success).toBe(true)
  })

  test('follow the region', () => {
    const british = { phoneNumber: '020 7946 0123', zipCode: 'EC4A 1AB' }
    expect(fieldsOf({ ...british, state: '' }, 'UK')).toEqual([])
    expect(
      fieldsOf({ zipCode: '2000', state: 'NSW', phoneNumber: '+61 2 5550 1234' }, 'AU'),
    ).toEqual([])
    expect(fieldsOf({ zipCode: '78701' }, 'UK')).toContain('zipCode')
  })

  test("appear in the account's activity log", async () => {
    const texts = await wordingFiles('en-US', 'activity')
    const named = Object.keys(texts?.['fields'] ?? {})
    expect(Object.keys(accountDetails.shape).filter((field) => !named.includes(field))).toEqual([])
  })

  test('gives the second industry the remaining share', () => {
    expect([100, 51, 75.5, null].map(secondaryPercentage)).toEqual([0, 49, 24.5, 0])
  })
})

test('adds one to the score for each known value, and allows a quote from four', () => {
  const known = { name: 'Acme', naicsCode: '', revenue: 0, state: 'TX', city: 'Austin' }
  expect(profileScoreOf(known)).toBe(3)
  expect(profileScoreOf({ ...known, revenue: 1 })).toBe(4)
  const barrierAt = (profileScore: number) => quotingBarrier({ profileScore, status: 'Open' })
  expect([barrierAt(3), barrierAt(4), quotingBarrier(undefined)]).toEqual([
    'needsInformation',
    undefined,
    'noData',
  ])
  expect(quotingBarrier({ profileScore: 9, status: 'unknown' })).toBe('notEligible')
})
