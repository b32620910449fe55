import { describe, expect, test } from 'vitest'
import {
  calculatorPage,
  startCalculator,
  fillCompany,
  fillContact,
  startPricedCalculator,
  selectLimit,
  total,
} from '../../../testing/calculator-page.ts'
import { inTurn, noNetwork, errorResponse } from '../../../testing/scripted-server.ts'
import { calculatePrice, getRaterRules } from '../../rating/endpoints.ts'
import { recalculateQuote } from '../price/endpoints.ts'
import { saveQuote, updateQuote } from '../edit/endpoints.ts'

describe('the address', () => {
  test.each([
    ['US', '0', { key: 'zipInvalid' }],
    ['AU', '123', { key: 'australianPostcodeInvalid' }],
  ] as const)('is required before saving in %s', async (region, zipCode, zipError) => {
    const page = await calculatorPage({ region })
    const calculator = await startPricedCalculator(page)
    fillContact(calculator)
    calculator.setContact('phone', '')
    calculator.setAddress('address1', ' ')
    calculator.setAddress('city', '')
    calculator.setAddress('zipCode', zipCode)
    expect(await calculator.save()).toBe('account.address1')
    expect(calculator.$step.get()).toBe('contact')
    expect(calculator.$fieldErrors.get()).toEqual({
      'account.address1': { key: 'address:line1Required' },
      'account.city': { key: 'address:cityRequired' },
      'account.zipCode': zipError,
    })
    expect(page.quotes.all).toHaveLength(0)
  })

  test('is sent with the quote, and survives a reload', async () => {
    const page = await calculatorPage()
    const calculator = await startPricedCalculator(page)
    fillContact(calculator)
    const reloaded = await startCalculator(page)
    expect(reloaded.$form.get().address).toEqual({
      address1: '12 Main Street',
      address2: '',
      city: 'Austin',
      zipCode: '78701',
    })
    await reloaded.save()
    const [call] = page.server.callsOf(saveQuote)
    expect(call?.body).toMatchObject({
      account: { address1: '12 Main Street', city: 'Austin', zipCode: '78701' },
    })
  })

  test('has no second postcode where the postcode affects the price', async () => {
    const page = await calculatorPage({ region: 'UK' })
    const calculator = await startCalculator(page)
    fillCompany(calculator)
    calculator.setCompany('postcode', 'NW1 7JL')
    fillContact(calculator)
    calculator.setAddress('zipCode', '')
    calculator.setContact('phone', '020 7946 0958')
    expect(await calculator.save()).toBeUndefined()
    const [call] = page.server.callsOf(saveQuote)
    expect(Object(call?.body).account).toEqual({
      address1: '12 Main Street',
      address2: '',
      city: 'Austin',
    })
  })

  test('leads to its field when the server rejects it', async () => {
    const page = await calculatorPage()
    const calculator = await startPricedCalculator(page)
    fillContact(calculator)
    const errors = [{ code: 'zipInvalid', detail: 'Invalid ZIP Code', field: 'account.zipCode' }]
    page.server.on(saveQuote, errorResponse(400, 'invalidInput', { errors }))
    expect(await calculator.save()).toBe('account.zipCode')
    expect(calculator.$step.get()).toBe('contact')
  })
})

describe('saving', () => {
  test('asks for the contact first', async () => {
    const calculator = await startPricedCalculator(await calculatorPage())
    expect(await calculator.save()).toBe('contact.firstName')
    expect(calculator.$step.get()).toBe('contact')
    expect(calculator.$fieldErrors.get()['contact.email']).toEqual({ key: 'emailRequired' })
  })

  test('makes one quote from a double click', async () => {
    const page = await calculatorPage()
    const calculator = await startPricedCalculator(page)
    fillContact(calculator)
    await Promise.all([calculator.save(), calculator.save()])
    expect(page.quotes.all).toHaveLength(1)
    expect(calculator.$step.get()).toBe('saved')
    expect(calculator.$isDirty.get()).toBe(false)
  })

  test('makes one quote when the response is lost, even after a reload of the page', async () => {
    const page = await calculatorPage()
    const calculator = await startPricedCalculator(page)
    fillContact(calculator)
    page.server.on(saveQuote, async (call) => {
      await page.quotes.save(call)
      return noNetwork(call)
    })
    await calculator.save()
    expect(calculator.$saveError.get()).toMatchObject({ phase: 'network' })
    expect(calculator.$form.get().contact.firstName).toBe('Grace')

    page.server.on(saveQuote, page.quotes.save)
    const reloaded = await startCalculator(page)
    expect(reloaded.$step.get()).toBe('options')
    expect(await reloaded.save()).toBeUndefined()
    expect(page.quotes.all).toHaveLength(1)
    expect(reloaded.$quote.get()?.quoteNumber).toBe('Q-1001')
  })

  test('makes two quotes in a tab and its earlier duplicate', async () => {
    const page = await calculatorPage()
    const calculator = await startPricedCalculator(page)
    fillContact(calculator)
    const copy = await startCalculator(page)
    copy.setCompany('name', 'Harbor Freight')
    await calculator.save()
    await copy.save()
    expect(page.quotes.all.map(({ companyName }) => companyName)).toEqual([
      'Bright Smiles Dental',
      'Harbor Freight',
    ])
  })

  test('updates the same quote after a change', async () => {
    const page = await calculatorPage()
    const calculator = await startPricedCalculator(page)
    fillContact(calculator)
    await calculator.save()
    selectLimit(calculator, 200_000_000)
    expect(calculator.$isDirty.get()).toBe(true)
    await calculator.save()
    expect(page.server.callsOf(updateQuote)).toHaveLength(1)
    expect(page.quotes.all.map(({ limit }) => limit)).toEqual([200_000_000])
  })

  test('goes to the invalid field', async () => {
    const page = await calculatorPage()
    const calculator = await startPricedCalculator(page)
    fillContact(calculator)
    const errors = [
      { code: 'revenueTooHigh', detail: 'Too high', field: 'initialRequestData.account.revenue' },
    ]
    page.server.on(saveQuote, errorResponse(400, 'invalidInput', { errors }))
    expect(await calculator.save()).toBe('account.revenue')
    expect(calculator.$step.get()).toBe('company')
    expect(calculator.$fieldErrors.get()['account.revenue']).toEqual({ text: 'Too high' })
    expect(calculator.$saveError.get()).toBeUndefined()
  })

  test('succeeds with an expired session once it is renewed', async () => {
    const page = await calculatorPage()
    const calculator = await startPricedCalculator(page)
    fillContact(calculator)
    // A token issued within the same second would equal the rejected one.
    await page.time.advance(1000)
    page.server.on(saveQuote, inTurn(errorResponse(401, 'sessionExpired'), page.quotes.save))
    expect(await calculator.save()).toBeUndefined()
    expect(page.quotes.all).toHaveLength(1)
  })
})

describe('starting over', () => {
  test('removes the last quote and its price', async () => {
    const page = await calculatorPage()
    const calculator = await startPricedCalculator(page)
    calculator.startOver()
    expect(calculator.$price.get()).toBeUndefined()
    expect(calculator.$form.get().company.name).toBe('')
    fillCompany(calculator)
    await calculator.next()
    await page.time.settle()
    expect(calculator.$price.get()?.presets).toBeDefined()
  })
})

describe('a saved quote', () => {
  const savedQuote = async (page: Awaited<ReturnType<typeof calculatorPage>>) => {
    const calculator = await startPricedCalculator(page)
    selectLimit(calculator, 200_000_000)
    fillContact(calculator)
    await calculator.save()
    const [quote] = page.quotes.all
    if (quote === undefined) throw new Error('nothing was saved')
    return quote
  }

  test('opens with its terms', async () => {
    const page = await calculatorPage()
    const quote = await savedQuote(page)
    const opened = await startCalculator(page, { quoteId: quote.id, draftKey: 'other' })
    await page.time.settle()
    expect(opened.$step.get()).toBe('options')
    expect(opened.$form.get().company).toMatchObject({
      name: 'Bright Smiles Dental',
      revenue: '12,000,000',
    })
    expect(total(opened)).toBe(quote.totalPremium)
    expect(opened.$isDirty.get()).toBe(false)
  })

  test('has its own region and product, wherever it is opened', async () => {
    const page = await calculatorPage()
    const quote = await savedQuote(page)
    const british = { ...quote.initialRequestData, product: 'P_ONE' as const }
    page.quotes.put({ ...quote, id: 'quote-7', product: 'P_ONE', initialRequestData: british })
    const opened = await startCalculator(page, {
      quoteId: 'quote-7',
      product: 'P100',
      draftKey: 'uk',
    })
    expect(opened.region).toBe('UK')
    expect(page.server.callsOf(getRaterRules).at(-1)?.url.search).toContain('product=P_ONE')
  })

  test('shows its saved price if it must not be changed', async () => {
    const page = await calculatorPage()
    const quote = await savedQuote(page)
    page.quotes.put({ ...quote, id: 'quote-9', status: 'ISSUED', allowedActions: [] })
    const asked = page.server.calls.length
    const opened = await startCalculator(page, { quoteId: 'quote-9', draftKey: 'other' })
    expect(opened.$isEditable.get()).toBe(false)
    expect(total(opened)).toBe(quote.totalPremium)
    const after = page.server.calls.slice(asked).map(({ id }) => id)
    expect(after).toEqual(['getQuoteById'])
  })

  test('is repriced by its own call, which knows its releases', async () => {
    const page = await calculatorPage()
    const quote = await savedQuote(page)
    const asked = page.server.callsOf(calculatePrice).length
    const opened = await startCalculator(page, { quoteId: quote.id, draftKey: 'other' })
    selectLimit(opened, 200_000_000)
    await page.time.settle()
    const [call] = page.server.callsOf(recalculateQuote).slice(-1)
    expect(call?.url.pathname).toContain(`/${quote.id}/`)
    expect(call?.body).toMatchObject({ global: { limit: 2_000_000 } })
    expect(page.server.callsOf(calculatePrice)).toHaveLength(asked)
    expect(opened.$price.get()?.answer.global.limit).toBe(200_000_000)
  })

  test('shows an error if it does not exist, and can be retried', async () => {
    const page = await calculatorPage()
    const opened = await startCalculator(page, { quoteId: 'quote-1' })
    expect(opened.$status.get()).toBe('failed')
    expect(opened.$problem.get()?.status).toBe(404)
    await savedQuote(page)
    await opened.open()
    expect(opened.$status.get()).toBe('open')
  })
})

describe('a calculator on one page', () => {
  const opened = async () => {
    const page = await calculatorPage()
    const first = await startPricedCalculator(page)
    fillContact(first)
    await first.save()
    const quoteId = page.quotes.all[0]?.id
    const calculator = await startCalculator(page, { quoteId, draftKey: 'sheet', isOnePage: true })
    await page.time.settle()
    return { page, calculator }
  }

  test('stays in position after a save and shows that it is saved', async () => {
    const { page, calculator } = await opened()
    const before = calculator.$step.get()
    selectLimit(calculator, 200_000_000)
    expect(calculator.$isDirty.get()).toBe(true)
    await calculator.save()
    expect(calculator.$step.get()).toBe(before)
    expect(calculator.$isDirty.get()).toBe(false)
    expect(page.quotes.all[0]?.limit).toBe(200_000_000)
  })

  test('discards unsaved changes with their price', async () => {
    const { page, calculator } = await opened()
    const saved = total(calculator)
    selectLimit(calculator, 500_000_000)
    await page.time.settle()
    expect(total(calculator)).not.toBe(saved)
    calculator.revert()
    await page.time.settle()
    expect(calculator.$isDirty.get()).toBe(false)
    expect(total(calculator)).toBe(saved)
  })
})

describe('a status that was changed elsewhere', () => {
  test('is read and announced when the page becomes visible again, and typed values stay', async () => {
    const page = await calculatorPage()
    const calculator = await startPricedCalculator(page)
    fillContact(calculator)
    await calculator.save()
    calculator.setContact('lastName', 'Frost')
    const changedFields: string[] = []
    calculator.events.on('changed', (field) => changedFields.push(field))
    const [quote] = page.quotes.all
    if (quote === undefined) throw new Error('Nothing was saved')
    page.tab.wake()
    await page.time.settle()
    expect(changedFields).toEqual([])
    page.quotes.put({ ...quote, status: 'DECLINED', allowedActions: [] })
    page.tab.wake()
    await page.time.settle()
    expect(changedFields).toEqual(['status'])
    expect(calculator.$quote.get()?.status).toBe('DECLINED')
    expect(calculator.$isEditable.get()).toBe(false)
    expect(calculator.$form.get().contact.lastName).toBe('Frost')
  })
})
