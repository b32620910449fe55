import { describe, expect, test } from 'vitest'
import { calculatorInput } from '#core/insurance/rating/model.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { practices, priceWire } from './examples.ts'
import { priceAt } from './service.ts'

const us = practices.P100

const insured = {
  businessName: 'Gulf Landlords LLC',
  address1: '4 Wharf Road',
  city: 'Galveston',
  state: 'TX',
  zipCode: '77550',
  naicsCode: '531120',
}

const fieldErrorsOf = (input: object) => {
  try {
    priceWire({ ...us, ...input })
    return []
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    expect([error.status, error.code]).toEqual([400, 'invalidInput'])
    return error.fieldErrors.map(({ field, code }) => `${field} ${code}`)
  }
}

describe('invalid input', () => {
  const account = us.account

  test.each([
    ['no revenue', { account: { ...account, revenue: 0 } }, 'account.revenue revenueTooLow'],
    [
      'revenue over a trillion',
      { account: { ...account, revenue: 1_000_000_000_000.01 } },
      'account.revenue revenueTooHigh',
    ],
    [
      'an unknown industry',
      { account: { ...account, naicsCode: '999999' } },
      'account.naicsCode industryUnknown',
    ],
    ['no state', { account: { ...account, state: undefined } }, 'account.state stateRequired'],
    [
      'a state not offered',
      { account: { ...account, state: 'AK' } },
      'account.state stateNotOffered',
    ],
    [
      'a future year',
      { account: { ...account, yearEstablished: 2027 } },
      'account.yearEstablished yearEstablishedRange',
    ],
    [
      'an additional insured with another region’s postal code',
      { additionalInsureds: [{ ...insured, zipCode: 'LS1 4AP' }] },
      'additionalInsureds.0.zipCode zipInvalid',
    ],
    [
      'additional insureds of a product that sells no such coverage',
      { product: 'ZSP_DNO', additionalInsureds: [insured] },
      'additionalInsureds coverageUnknown',
    ],
    ['a limit that is not listed', { global: { limit: 1_250_000 } }, 'global.limit limitOffGrid'],
    [
      'a deductible that is not listed',
      { global: { deductible: 12_345 } },
      'global.deductible deductibleOffGrid',
    ],
    [
      'a start too early',
      { global: { effectiveDate: '2026-11-12' } },
      'global.effectiveDate effectiveDateRange',
    ],
    [
      'a start too late',
      { global: { effectiveDate: '2027-02-04' } },
      'global.effectiveDate effectiveDateRange',
    ],
    ['an end too early', { global: { endDate: '2027-06-03' } }, 'global.endDate endDateRange'],
    ['an end too late', { global: { endDate: '2028-06-05' } }, 'global.endDate endDateRange'],
    ['an unknown coverage', { coverages: { 99: {} } }, 'coverages.99 coverageUnknown'],
    [
      'a limit over the aggregate',
      { coverages: { 20: { limit: 1_250_000 } } },
      'coverages.20.limit coverageLimitOffGrid',
    ],
    [
      'a waiting period for a coverage without one',
      { coverages: { 1: { waitingPeriod: 8 } } },
      'coverages.1.waitingPeriod waitingPeriodOffGrid',
    ],
  ])('is rejected at its field: %s', (_, input, fieldError) => {
    expect(fieldErrorsOf(input)).toEqual([fieldError])
  })

  test('is rejected at its field for an invalid postcode in the UK', () => {
    const { P_ONE } = practices
    const postcode = (text?: string) =>
      fieldErrorsOf({ ...P_ONE, account: { ...P_ONE.account, postcode: text } })
    expect(postcode('12345')).toEqual(['account.postcode postcodeInvalid'])
    expect(postcode()).toEqual(['account.postcode postcodeRequired'])
    expect(postcode('ec1a1bb')).toEqual([])
  })

  test('reports all field errors at once', () => {
    const bad = { ...account, revenue: 0, naicsCode: '1', state: 'ZZ' }
    expect(fieldErrorsOf({ account: bad, global: { limit: 1 } })).toHaveLength(4)
  })

  test('is checked against dates in the insured’s zone', () => {
    const late = new Date('2026-11-21T03:00:00Z')
    const startOf = (input: unknown) =>
      priceAt(calculatorInput.parse(input), late).global.effectiveDate
    expect(startOf(us)).toBe('2026-12-04')
    expect(startOf(practices.P_ONE)).toBe('2026-12-05')
  })
})
