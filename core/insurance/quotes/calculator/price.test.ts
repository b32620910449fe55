import { assert, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  calculatorPage,
  fillCompany,
  selectLimit,
  startPricedCalculator,
  startCalculator,
  total,
} from '../../../testing/calculator-page.ts'
import { delayed, inTurn, noNetwork, errorResponse } from '../../../testing/scripted-server.ts'
import { calculatePrice } from '../../rating/endpoints.ts'
import { calculatorInput } from '../../rating/model.ts'
import { rejectedTerms, withoutRejected } from './rejected-terms.ts'
import { displayedOption } from './displayed-option.ts'
import { withCoverage, withDay, withPreset } from './terms.ts'
import { priceReply, scriptedToday } from '../../../testing/scripted-rater.ts'

describe('the price', () => {
  test('follows each change; presets are requested only when they may differ', async () => {
    const page = await calculatorPage()
    const calculator = await startPricedCalculator(page)
    const before = total(calculator) ?? 0
    selectLimit(calculator, 200_000_000)
    expect(calculator.$isPricing.get()).toBe(true)
    expect(total(calculator)).toBe(before)
    await page.time.settle()
    expect(total(calculator)).toBeGreaterThan(before)
    const asked = page.server.callsOf(calculatePrice).map(({ body }) => body)
    expect(asked).toMatchObject([{ presets: true }, { presets: false }])
    expect(calculator.$price.get()?.presets).toBeDefined()
  })

  test('is never stale: the later of two changes wins', async () => {
    const page = await calculatorPage()
    const calculator = await startPricedCalculator(page)
    const slow = delayed(priceReply)
    page.server.on(calculatePrice, inTurn(slow.reply, priceReply))
    selectLimit(calculator, 500_000_000)
    selectLimit(calculator, 200_000_000)
    slow.release()
    await page.time.settle()
    expect(calculator.$price.get()?.answer.global.limit).toBe(200_000_000)
  })

  test('stays visible while offline, and a retry updates it with all values', async () => {
    const page = await calculatorPage()
    const calculator = await startPricedCalculator(page)
    const before = total(calculator)
    page.server.on(calculatePrice, noNetwork)
    selectLimit(calculator, 200_000_000)
    await page.time.settle()
    expect(calculator.$priceError.get()).toMatchObject({ phase: 'network', retryable: true })
    expect(total(calculator)).toBe(before)
    expect(calculator.$form.get().global.limit).toBe(200_000_000)
    page.server.on(calculatePrice, priceReply)
    calculator.reprice()
    await page.time.settle()
    expect(calculator.$priceError.get()).toBeUndefined()
    expect(calculator.$price.get()?.answer.global.limit).toBe(200_000_000)
  })

  test('updates automatically when the network returns, unless the calculator was closed', async () => {
    const page = await calculatorPage()
    const calculator = await startPricedCalculator(page)
    page.server.on(calculatePrice, noNetwork)
    selectLimit(calculator, 200_000_000)
    await page.time.settle()
    page.server.on(calculatePrice, priceReply)
    page.tab.wake()
    await page.time.settle()
    expect(calculator.$priceError.get()).toBeUndefined()
    expect(calculator.$price.get()?.answer.global.limit).toBe(200_000_000)

    page.server.on(calculatePrice, noNetwork)
    selectLimit(calculator, 300_000_000)
    await page.time.settle()
    calculator.stop()
    const asked = page.server.callsOf(calculatePrice).length
    page.tab.wake()
    await page.time.settle()
    expect(page.server.callsOf(calculatePrice)).toHaveLength(asked)
  })

  test('lets a draft correct its terms when its first price is rejected', async () => {
    const page = await calculatorPage()
    const calculator = await startCalculator(page)
    page.server.on(calculatePrice, (call) => {
      const { global, coverages } = z.decode(calculatorInput, call.body as never)
      const late = global?.effectiveDate !== undefined && global.effectiveDate < scriptedToday
      const errors = [
        ...(late
          ? [{ code: 'effectiveDateRange', detail: 'Too early', field: 'global.effectiveDate' }]
          : []),
        ...(coverages?.[99]
          ? [{ code: 'coverageUnknown', detail: 'Withdrawn', field: 'coverages.99' }]
          : []),
      ]
      return errors.length > 0
        ? errorResponse(422, 'invalidInput', { errors })(call)
        : priceReply(call)
    })
    fillCompany(calculator)
    calculator.revise('global.limit', (form) => ({
      ...form,
      global: { preset: -1, limit: 300_000_000, effectiveDate: '2026-09-01' },
      coverages: { 24: { selected: true }, 99: { selected: true } },
    }))
    await page.time.settle()
    const price = calculator.$price.get()
    assert(price)
    const shown = displayedOption(calculator.$form.get(), price)
    expect(shown.global).toMatchObject({ limit: 300_000_000, effectiveDate: '2026-09-01' })
    expect(price.answer.global.limit).toBe(300_000_000)
    expect(calculator.$priceError.get()?.code).toBe('invalidInput')
    const rejected = () =>
      rejectedTerms({ errors: calculator.$fieldErrors.get(), form: calculator.$form.get(), price })
    expect(rejected()).toMatchObject([{ path: 'coverages.99' }])

    calculator.revise('coverages.99', (form) => withoutRejected(form, 'coverages.99'))
    calculator.revise('global.effectiveDate', (form) =>
      withDay(form, 'effectiveDate', '2026-12-01'),
    )
    await page.time.settle()
    expect(rejected()).toEqual([])
    expect(calculator.$priceError.get()).toBeUndefined()
    expect(calculator.$price.get()?.answer.global).toMatchObject({
      limit: 300_000_000,
      effectiveDate: '2026-12-01',
    })
  })

  test('stays unknown for a rejected company', async () => {
    const page = await calculatorPage()
    const calculator = await startCalculator(page)
    const errors = [{ code: 'revenueTooLow', detail: 'Too low', field: 'account.revenue' }]
    page.server.on(calculatePrice, errorResponse(422, 'invalidInput', { errors }))
    fillCompany(calculator)
    await calculator.next()
    await page.time.settle()
    expect(calculator.$price.get()).toBeUndefined()
    expect(page.server.callsOf(calculatePrice)).toHaveLength(1)
  })

  test('shows the error of invalid input at its field until it changes', async () => {
    const page = await calculatorPage()
    const calculator = await startPricedCalculator(page)
    const errors = [
      {
        code: 'stateNotOffered',
        detail: "This product isn't offered in that state",
        field: 'account.state',
      },
    ]
    page.server.on(calculatePrice, errorResponse(400, 'invalidInput', { errors }))
    calculator.goTo('company')
    calculator.setCompany('state', 'NY')
    calculator.leaveCompany('state')
    await page.time.settle()
    expect(calculator.$fieldErrors.get()).toEqual({
      'account.state': { text: "This product isn't offered in that state" },
    })
    calculator.setCompany('state', 'TX')
    expect(calculator.$fieldErrors.get()).toEqual({})
  })
})

describe('terms', () => {
  test('switch the preset to custom when changed manually, and keep its other terms', async () => {
    const page = await calculatorPage()
    const calculator = await startPricedCalculator(page)
    const included = (): string[] =>
      Object.entries(calculator.$price.get()?.answer.coverages ?? {})
        .filter(([, { selected }]) => selected)
        .map(([id]) => id)
    const before = included()
    selectLimit(calculator, 200_000_000)
    await page.time.settle()
    expect(calculator.$form.get().global.preset).toBe(-1)
    expect(included()).toEqual(before)
  })

  test('are restored when a preset is chosen again, and the dates stay', async () => {
    const page = await calculatorPage()
    const calculator = await startPricedCalculator(page)
    const before = total(calculator)
    calculator.revise('global.effectiveDate', (form) =>
      withDay(form, 'effectiveDate', '2026-12-01'),
    )
    expect(calculator.$form.get().global.preset).toBe(2)
    selectLimit(calculator, 200_000_000)
    calculator.revise('global.preset', (form) => withPreset(form, 2))
    await page.time.settle()
    expect(total(calculator)).toBe(before)
    expect(calculator.$form.get().global).toEqual({ preset: 2, effectiveDate: '2026-12-01' })
  })

  test('keep an excess layer’s policies with another preset, and reprice all three', async () => {
    const page = await calculatorPage()
    const calculator = await startPricedCalculator(page)
    const underlyingLimit = 300_000_000
    calculator.revise('global.underlyingLimit', (form) => ({
      ...form,
      global: { ...form.global, underlyingLimit },
    }))
    await page.time.settle()
    calculator.revise('global.preset', (form) => withPreset(form, 3))
    expect(calculator.$form.get().global).toEqual({ preset: 3, underlyingLimit })
    await page.time.settle()
    const asked = page.server.callsOf(calculatePrice).map(({ body }) => body)
    expect(asked[1]).toMatchObject({ presets: true, global: { underlyingLimit: 3_000_000 } })
  })

  test('drop an end date that no longer fits the start', async () => {
    const calculator = await startPricedCalculator(await calculatorPage())
    calculator.revise('global.endDate', (form) =>
      withDay(withDay(form, 'effectiveDate', '2026-12-01'), 'endDate', '2028-05-01'),
    )
    expect(calculator.$form.get().global.endDate).toBe('2028-05-01')
    calculator.revise('global.effectiveDate', (form) =>
      withDay(form, 'effectiveDate', '2026-11-20'),
    )
    expect(calculator.$form.get().global.endDate).toBe('2028-05-01')
    calculator.revise('global.effectiveDate', (form) =>
      withDay(form, 'effectiveDate', '2026-10-01'),
    )
    expect(calculator.$form.get().global.endDate).toBeUndefined()
  })

  test('do not change when another coverage’s terms do', async () => {
    const page = await calculatorPage()
    const calculator = await startPricedCalculator(page)
    calculator.revise('coverages.61', (form, price) =>
      price === undefined ? form : withCoverage(form, price, 61, { selected: true }),
    )
    await page.time.settle()
    expect(calculator.$price.get()?.answer.coverages['61']).toMatchObject({ selected: true })
    expect(calculator.$price.get()?.answer.coverages['62']).toMatchObject({ selected: true })
  })

  test('are disabled by failing answers, with the questions that cause it', async () => {
    const page = await calculatorPage()
    const calculator = await startPricedCalculator(page)
    calculator.revise('securityAnswers.isSecurityOfficer', (form) => ({
      ...form,
      security: { isSecurityOfficer: 'NO', isVerifyingBankAccounts: 'NO' },
    }))
    await page.time.settle()
    const coverages = calculator.$price.get()?.answer.coverages ?? {}
    expect([23, 24, 34].map((id) => coverages[id]?.availability.questions)).toEqual([
      ['isSecurityOfficer'],
      ['isVerifyingBankAccounts'],
      ['isSecurityOfficer'],
    ])
    expect(calculator.$price.get()?.answer.referralReasons[0]?.params).toEqual({ count: 6 })
  })
})
