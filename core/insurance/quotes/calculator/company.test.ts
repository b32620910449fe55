import { describe, expect, test } from 'vitest'
import {
  calculatorPage,
  startCalculator,
  fillCompany,
  startPricedCalculator,
  total,
} from '../../../testing/calculator-page.ts'
import { issueTokens, keyClaims } from '../../../testing/tokens.ts'
import { calculatePrice } from '../../rating/endpoints.ts'

describe('the company', () => {
  test('is the first step, with a message for each field', async () => {
    const calculator = await startCalculator(await calculatorPage())
    expect(await calculator.next()).toBe('account.name')
    expect(calculator.$step.get()).toBe('company')
    expect(Object.keys(calculator.$fieldErrors.get())).toEqual([
      'account.name',
      'account.naicsCode',
      'account.state',
      'account.revenue',
      'account.yearEstablished',
    ])
  })

  test("removes a field's message when it changes", async () => {
    const calculator = await startCalculator(await calculatorPage())
    await calculator.next()
    calculator.setCompany('name', 'B')
    expect(calculator.$fieldErrors.get()).not.toHaveProperty('account.name')
    expect(calculator.$fieldErrors.get()).toHaveProperty('account.state')
  })

  test('is priced when its last field loses focus', async () => {
    const given = await calculatorPage()
    const calculator = await startCalculator(given)
    fillCompany(calculator)
    calculator.leaveCompany('yearEstablished')
    await given.time.settle()
    expect(given.server.callsOf(calculatePrice)).toHaveLength(1)
    expect(calculator.$price.get()?.presets?.elite.totalPremium).toBeGreaterThan(
      total(calculator) ?? 0,
    )
  })

  test('has a postcode and no state in the UK', async () => {
    const calculator = await startCalculator(await calculatorPage({ region: 'UK' }))
    await calculator.next()
    expect(calculator.product).toBe('P_ONE')
    expect(calculator.$fieldErrors.get()).toHaveProperty('account.postcode')
    expect(calculator.$fieldErrors.get()).not.toHaveProperty('account.state')
  })
})

describe('access', () => {
  test('loads rules and price when granted late, and keeps typed values', async () => {
    const given = await calculatorPage({ clientKey: undefined })
    const calculator = await startCalculator(given)
    expect(calculator.$problem.get()).toMatchObject({ code: 'keyMissing' })
    fillCompany(calculator)
    given.platform.$accessChanges.listen(() => void calculator.refresh())
    given.platform.identify({ clientKey: 'pk_late' })
    await given.time.settle()
    expect(calculator.$problem.get()).toBeUndefined()
    expect(total(calculator)).toBeGreaterThan(0)
    expect(calculator.$form.get().company.revenue).toBe('12,000,000')
  })

  test('loads the price of another agency', async () => {
    const given = await calculatorPage()
    const calculator = await startPricedCalculator(given)
    const before = given.server.callsOf(calculatePrice).length
    given.platform.identify({ clientKey: 'pk_other' })
    await calculator.refresh()
    await given.time.settle()
    expect(given.server.callsOf(calculatePrice).length).toBeGreaterThan(before)
  })

  test("retries a failure with the page's next access function", async () => {
    const given = await calculatorPage()
    const fetchSession = () => Promise.reject(new Error('down'))
    given.platform.identify({ clientKey: undefined, fetchSession })
    const calculator = await startCalculator(given)
    given.platform.$accessChanges.listen(() => void calculator.refresh())
    expect(calculator.$problem.get()).toBeDefined()
    const { accessToken } = issueTokens(given.time.wallClock(), { claims: keyClaims() })
    given.platform.identify({ fetchSession: () => Promise.resolve(accessToken) })
    await given.time.advance(1_000)
    expect(calculator.$problem.get()).toBeUndefined()
    expect(calculator.$rules.get()).toBeDefined()
  })
})

describe('the non-US revenue', () => {
  const filled = async (nonUsRevenue: string, region: 'AU' | 'US' = 'AU') => {
    const given = await calculatorPage({ region })
    const calculator = await startCalculator(given)
    fillCompany(calculator)
    calculator.setCompany('nonUsRevenue', nonUsRevenue)
    return { ...given, calculator }
  }

  test.each([
    ['13,000,000', { key: 'nonUsRevenueTooHigh' }],
    ['2,5m', { key: 'numberAmbiguous' }],
    ['250.000', { key: 'numberAmbiguous' }],
    ['£1.2m', { key: 'currencyDiffers' }],
    ['12x', { key: 'revenueInvalid' }],
  ])('is rejected at its field: %s of 12,000,000', async (text, error) => {
    const { calculator } = await filled(text)
    expect(await calculator.next()).toBe('account.nonUsRevenue')
    expect(calculator.$fieldErrors.get()).toEqual({ 'account.nonUsRevenue': error })
    calculator.setCompany('revenue', '20,000,000')
    expect(calculator.$fieldErrors.get()).toEqual({})
  })

  test('is sent only in regions that ask for it', async () => {
    for (const [region, part] of [
      ['AU', { nonUsRevenue: 3_000_000 }],
      ['US', {}],
    ] as const) {
      const { calculator, server, time } = await filled('3m', region)
      await calculator.next()
      await time.settle()
      const [call] = server.callsOf(calculatePrice)
      const { revenue, nonUsRevenue } = Object(call?.body).account
      expect({ revenue, ...(nonUsRevenue && { nonUsRevenue }) }).toEqual({
        revenue: 12_000_000,
        ...part,
      })
    }
  })

  test('is optional', async () => {
    const { calculator } = await filled('')
    expect(await calculator.next()).toBeUndefined()
  })
})
