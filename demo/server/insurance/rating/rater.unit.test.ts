import { describe, expect, test } from 'vitest'
import { coverageIds } from '#core/insurance/products/coverages.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { bestAnswers, practices, priceWire } from './examples.ts'

const us = practices.P100
const inState = (state: string) => ({ ...us, account: { ...us.account, state } })
const codes = (input: object) =>
  priceWire({ ...us, ...input }).referralReasons.map(({ code }) => code)

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

describe('a price', () => {
  test('is plausible for a dental practice in Texas', () => {
    const { premium, totalPremium, mgaFee, taxes, global, referToUnderwriter } = priceWire(us)
    expect(premium).toBeGreaterThan(3_000)
    expect(premium).toBeLessThan(12_000)
    expect(taxes).toEqual([])
    expect(totalPremium).toBe(premium + mgaFee)
    expect(referToUnderwriter).toBe(false)
    expect(global).toEqual({
      preset: 2,
      limit: 1_000_000,
      deductible: 25_000,
      waitingPeriod: 12,
      retroActivePeriod: -1,
      effectiveDate: '2026-12-04',
      endDate: '2027-12-04',
    })
  })

  test('is the sum of its coverages and the surcharge to the minimum', () => {
    const tiny = { ...inState('WY'), global: { preset: 1 } }
    const { coverages, premium, minimumPremiumAdjustment } = priceWire({
      ...tiny,
      account: { ...tiny.account, revenue: 20_000, naicsCode: '311811' },
    })
    const sum = Object.values(coverages).reduce((total, coverage) => total + coverage.premium, 0)
    expect(sum + minimumPremiumAdjustment).toBe(premium)
    expect(minimumPremiumAdjustment).toBeGreaterThan(0)
    expect(premium).toBe(750)
  })

  test('depends on the days of the term', () => {
    const half = { effectiveDate: '2026-12-04', endDate: '2027-06-04' }
    const year = priceWire(us).premium
    const part = priceWire({ ...us, global: half }).premium
    expect(part / year).toBeCloseTo(182 / 365, 2)
  })

  test('changes with every selected coverage', () => {
    const standard = priceWire(us)
    for (const [id, coverage] of Object.entries(standard.coverages)) {
      if (coverage.locked || !coverage.availability.available) continue
      const switched = priceWire({ ...us, coverages: { [id]: { selected: !coverage.selected } } })
      const change = switched.premium - standard.premium
      const isCheaper =
        coverage.selected || Number(id) === coverageIds.EXCLUSION_OF_CONTINGENT_BUSINESS_INCOME
      expect(Math.sign(change), `coverage ${id}`).toBe(isCheaper ? -1 : 1)
      expect(switched.global.preset).toBe(-1)
    }
  })

  test('accepts terrorism coverage by either name', () => {
    const byFlag = priceWire({ ...us, tria: true })
    const byId = priceWire({ ...us, coverages: { [coverageIds.TRIA]: { selected: true } } })
    expect(byFlag.premium).toBe(byId.premium)
    expect(byFlag.coverages[coverageIds.TRIA]?.premium).toBeGreaterThan(0)
  })

  test('finds an industry by a number that lost its leading zero', () => {
    const farm = { ...practices.P_ONE, account: { ...practices.P_ONE.account, naicsCode: 1110 } }
    const written = { ...farm, account: { ...farm.account, naicsCode: '01110' } }
    expect(priceWire(farm)).toEqual(priceWire(written))
  })

  test('prices presets by their own terms, not the selected ones', () => {
    const plain = priceWire({ ...us, presets: true }).presets
    const changed = priceWire({
      ...us,
      presets: true,
      global: { preset: -1, limit: 5_000_000 },
      coverages: { 24: { selected: false } },
    })
    expect(changed.presets).toEqual(plain)
    expect(plain?.basic.global.preset).toBe(1)
    expect(plain?.elite.global.limit).toBe(2_000_000)
    expect(plain?.popular.premium).toBe(priceWire(us).premium)
  })
})

describe('taxes', () => {
  test('are 4.85% and a stamping fee of 0.04% of premium and fee for surplus lines in Texas', () => {
    const { premium, mgaFee, taxes, totalPremium } = priceWire({ ...us, surplusOnly: true })
    const tax = Math.round((premium + mgaFee) * 4.85) / 100
    const stamping = Math.round((premium + mgaFee) * 0.04) / 100
    expect(taxes).toEqual([
      { code: 'SURPLUS_LINE_TAX', amount: tax, rate: 0.0485 },
      { code: 'SURPLUS_STAMPING_FEE', amount: stamping, rate: 0.0004 },
    ])
    expect(totalPremium).toBeCloseTo(premium + mgaFee + tax + stamping, 2)
  })

  test('are 12% Insurance Premium Tax in the UK', () => {
    const { currency, premium, taxes } = priceWire(practices.P_ONE)
    expect(currency).toBe('GBP')
    expect(taxes).toEqual([
      { code: 'INSURANCE_PREMIUM_TAX', amount: Math.round(premium * 12) / 100, rate: 0.12 },
    ])
  })

  test('are GST on premium and fee, and the state’s stamp duty on premium with GST, in Australia', () => {
    const { currency, premium, mgaFee, taxes } = priceWire(practices.PRIME_ONE_AU)
    expect(currency).toBe('AUD')
    expect(taxes.map(({ code, amount }) => [code, amount])).toEqual([
      ['GST', Math.round((premium + mgaFee) * 10) / 100],
      ['STAMP_DUTY', Math.round(premium * 1.1 * 9) / 100],
    ])
  })

  test('omit a duty that a territory does not charge', () => {
    const account = { ...practices.PRIME_ONE_AU.account, state: 'ACT' }
    const { taxes } = priceWire({ ...practices.PRIME_ONE_AU, account })
    expect(taxes.map(({ code }) => code)).toEqual(['GST'])
  })
})

describe('coverages', () => {
  const publicRelations = (state: string, limit: number) =>
    priceWire({ ...inState(state), global: { limit } }).coverages[
      coverageIds.PUBLIC_RELATIONS_EXPENSE
    ]?.limit

  test.each([
    ['TX', 1_000_000, 50_000],
    ['TX', 3_000_000, 150_000],
    ['NY', 3_000_000, 50_000],
    ['WA', 5_000_000, 50_000],
  ])('pay public relations in %s under %d up to %d', (state, limit, expected) => {
    expect(publicRelations(state, limit)).toBe(expected)
  })

  test('price public relations by the share in Western Australia, which also has the code WA', () => {
    const account = { ...practices.PRIME_ONE_AU.account, state: 'WA' }
    const { coverages } = priceWire({ ...practices.PRIME_ONE_AU, account, global: { limit: 2e6 } })
    expect(coverages[coverageIds.PUBLIC_RELATIONS_EXPENSE]?.limit).toBe(100_000)
  })

  test.each([
    [24, 'isVerifyingBankAccounts'],
    [24, 'isPreventingUnauthorizedWireTransfers'],
    [23, 'useEncryption'],
    [34, 'isSecurityTraining'],
  ])('%d is disabled by a NO to %s', (id, question) => {
    const { coverages } = priceWire({
      ...us,
      global: { preset: 3 },
      securityAnswers: { ...bestAnswers, [question]: 'NO' },
    })
    expect(coverages[id]).toMatchObject({
      selected: false,
      premium: 0,
      availability: { available: false, reason: 'SECURITY_ANSWERS', questions: [question] },
    })
  })

  test('disabled by an answer have the cost that a Yes would give', () => {
    const { CYBER_CRIME } = coverageIds
    const no = { ...bestAnswers, isVerifyingBankAccounts: 'NO' }
    const withheld = priceWire({ ...us, securityAnswers: no })
    const crime = withheld.coverages[CYBER_CRIME]
    const whole = priceWire(us)
    expect(crime).toMatchObject({ selected: false, premium: 0 })
    expect(crime?.withheldPremium).toBe(whole.coverages[CYBER_CRIME]?.premium)
    expect(whole.coverages[CYBER_CRIME]).not.toHaveProperty('withheldPremium')
    const unwanted = { [CYBER_CRIME]: { selected: false } }
    const left = priceWire({ ...us, securityAnswers: no, coverages: unwanted })
    expect(left.coverages[CYBER_CRIME]).not.toHaveProperty('withheldPremium')
  })

  test.each([62, 63, 64])('add social engineering, %i, only if no answer disables it', (id) => {
    const asked = { ...us, coverages: { [id]: { selected: true } } }
    const open = priceWire(asked)
    expect(open.coverages[id]?.selected).toBe(true)
    for (const question of [
      'isVerifyingBankAccounts',
      'isAuthenticatingFundTransferRequests',
      'isPreventingUnauthorizedWireTransfers',
    ]) {
      const closed = priceWire({
        ...asked,
        securityAnswers: { ...bestAnswers, [question]: 'NO' },
      })
      expect(closed.coverages[id]).toMatchObject({
        selected: false,
        premium: 0,
        availability: { available: false, reason: 'SECURITY_ANSWERS', questions: [question] },
      })
    }
  })

  test('are not disabled by a skipped question', () => {
    const { coverages } = priceWire({ ...us, global: { preset: 3 }, securityAnswers: {} })
    expect([23, 24, 34].map((id) => coverages[id]?.selected)).toEqual([true, true, true])
  })

  test('always include group 1 and the breach fund', () => {
    const off = { selected: false }
    const { coverages } = priceWire({ ...us, coverages: { 1: off, 2: off, 3: off, 10: off } })
    for (const id of [1, 2, 3, 10]) {
      expect(coverages[id]).toMatchObject({ selected: true, locked: true })
    }
  })

  test('have the reason why they are unavailable', () => {
    const reason = (input: object, id: number) =>
      priceWire({ ...us, ...input }).coverages[id]?.availability.reason
    expect(reason({}, coverageIds.EXTORTION_THREATS_AND_RANSOM_PAYMENT)).toBe('RANSOM')
    expect(reason({}, 50)).toBe('NOT_AVAILABLE_FOR_INDUSTRY')
    expect(reason(inState('NY'), 26)).toBe('STATE_NOT_SUPPORTED')
    const exclusion = { 73: { selected: true } }
    expect(reason({ coverages: exclusion }, coverageIds.CONTINGENT_BI)).toBe('EXCLUDED')
  })

  test('follow the global terms until they have their own', () => {
    const { coverages } = priceWire({
      ...us,
      global: { limit: 2_000_000, deductible: 50_000, waitingPeriod: 8 },
      coverages: { 20: { limit: 500_000, waitingPeriod: 24 } },
    })
    expect(coverages[20]).toMatchObject({ limit: 500_000, deductible: 50_000, waitingPeriod: 24 })
    expect(coverages[21]).toMatchObject({ limit: 1_000_000, waitingPeriod: 8 })
    // crime cover takes no deductible over 25,000
    expect(coverages[24]).toMatchObject({ limit: 250_000, deductible: 25_000 })
  })
})

describe('a quote', () => {
  const account = us.account

  test.each([
    ['for revenue over 50M', { account: { ...account, revenue: 50_000_000.01 } }, 'REVENUE_OVER'],
    ['for hazard class 5', { account: { ...account, naicsCode: '622110' } }, 'HAZARD_CLASS'],
    [
      'for a claim within a year',
      { securityAnswers: { ...bestAnswers, claimHistory: 1 } },
      'CLAIM_WITHIN_YEAR',
    ],
    ['for a limit over 3M', { global: { limit: 3_500_000 } }, 'LIMIT_OVER'],
    ['for a new company', { account: { ...account, yearEstablished: 2026 } }, 'NEW_BUSINESS'],
    [
      'for a skipped question',
      { securityAnswers: { ...bestAnswers, useEncryption: undefined } },
      'UNANSWERED_SECURITY_QUESTION',
    ],
  ])('is referred %s', (_, input, code) => {
    expect(codes(input)).toEqual([code])
  })

  test('is not referred at the threshold', () => {
    expect(codes({ account: { ...account, revenue: 50_000_000 } })).toEqual([])
    expect(codes({ global: { limit: 3_000_000 } })).toEqual([])
  })

  test.each(Object.values(practices))(
    'is referred when the premium of $product reaches the limit',
    ({ account, ...practice }) => {
      const { referralReasons, premium } = priceWire({
        ...practice,
        account: { ...account, revenue: 1_000_000_000_000 },
        global: { limit: 1_000_000 },
      })
      expect(premium).toBeGreaterThan(1_000_000)
      expect(referralReasons.map(({ code }) => code)).toContain('PREMIUM_OVER_LIMIT')
    },
  )

  test('has the parameters of its referral texts', () => {
    const { referralReasons } = priceWire({
      ...us,
      securityAnswers: {},
      global: { limit: 4_000_000 },
    })
    expect(referralReasons).toEqual([
      { code: 'LIMIT_OVER', params: { limit: { amount: 3_000_000, currency: 'USD' } } },
      { code: 'UNANSWERED_SECURITY_QUESTION', params: { count: 8 } },
    ])
  })
})

test('foreign revenue does not affect the price and is at most the total', () => {
  const { PRIME_ONE_AU: practice } = practices
  const withPart = (nonUsRevenue: number) => ({
    ...practice,
    account: { ...practice.account, nonUsRevenue },
  })
  expect(priceWire(withPart(5_000_000))).toEqual(priceWire(practice))
  expect(fieldErrorsOf(withPart(5_000_000.01))).toEqual([
    'account.nonUsRevenue nonUsRevenueTooHigh',
  ])
})
