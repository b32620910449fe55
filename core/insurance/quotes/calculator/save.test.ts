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
    const given = await calculatorPage({ region })
    const calculator = await startPricedCalculator(given)
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
    expect(given.quotes.all).toHaveLength(0)
  })

  test('is sent with the quote, and survives a reload', async () => {
    const given = await calculatorPage()
    const calculator = await startPricedCalculator(given)
    fillContact(calculator)
    const reloaded = await startCalculator(given)
    expect(reloaded.$form.get().address).toEqual({
      address1: '12 Main Street',
      address2: '',
      city: 'Austin',
      zipCode: '78701',
    })
    await reloaded.save()
    const [call] = given.server.callsOf(saveQuote)
    expect(call?.body).toMatchObject({
      account: { address1: '12 Main Street', city: 'Austin', zipCode: '78701' },
    })
  })

  test('has no second postcode where the postcode affects the price', async () => {
    const given = await calculatorPage({ region: 'UK' })
    const calculator = await startCalculator(given)
    fillCompany(calculator)
    calculator.setCompany('postcode', 'NW1 7JL')
    fillContact(calculator)
    calculator.setAddress('zipCode', '')
    calculator.setContact('phone', '020 7946 0958')
    expect(await calculator.save()).toBeUndefined()
    const [call] = given.server.callsOf(saveQuote)
    expect(Object(call?.body).account).toEqual({
      address1: '12 Main Street',
      address2: '',
      city: 'Austin',
    })
  })

  test('rejected by the server leads to its field', async () => {
    const given = await calculatorPage()
    const calculator = await startPricedCalculator(given)
    fillContact(calculator)
    const errors = [{ code: 'zipInvalid', detail: 'Invalid ZIP Code', field: 'account.zipCode' }]
    given.server.on(saveQuote, errorResponse(400, 'invalidInput', { errors }))
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
    const given = await calculatorPage()
    const calculator = await startPricedCalculator(given)
    fillContact(calculator)
    await Promise.all([calculator.save(), calculator.save()])
    expect(given.quotes.all).toHaveLength(1)
    expect(calculator.$step.get()).toBe('saved')
    expect(calculator.$isDirty.get()).toBe(false)
  })

  test('makes one quote when the answer is lost, even after a reload of the page', async () => {
    const given = await calculatorPage()
    const calculator = await startPricedCalculator(given)
    fillContact(calculator)
    given.server.on(saveQuote, async (call) => {
      await given.quotes.save(call)
      return noNetwork(call)
    })
    await calculator.save()
    expect(calculator.$saveError.get()).toMatchObject({ phase: 'network' })
    expect(calculator.$form.get().contact.firstName).toBe('Grace')

    given.server.on(saveQuote, given.quotes.save)
    const reloaded = await startCalculator(given)
    expect(reloaded.$step.get()).toBe('options')
    expect(await reloaded.save()).toBeUndefined()
    expect(given.quotes.all).toHaveLength(1)
    expect(reloaded.$quote.get()?.quoteNumber).toBe('Q-1001')
  })

  test('in a tab and in its earlier duplicate makes two quotes', async () => {
    const given = await calculatorPage()
    const calculator = await startPricedCalculator(given)
    fillContact(calculator)
    const copy = await startCalculator(given)
    copy.setCompany('name', 'Harbor Freight')
    await calculator.save()
    await copy.save()
    expect(given.quotes.all.map(({ companyName }) => companyName)).toEqual([
      'Bright Smiles Dental',
      'Harbor Freight',
    ])
  })

  test('again after a change updates the same quote', async () => {
    const given = await calculatorPage()
    const calculator = await startPricedCalculator(given)
    fillContact(calculator)
    await calculator.save()
    selectLimit(calculator, 200_000_000)
    expect(calculator.$isDirty.get()).toBe(true)
    await calculator.save()
    expect(given.server.callsOf(updateQuote)).toHaveLength(1)
    expect(given.quotes.all.map(({ limit }) => limit)).toEqual([200_000_000])
  })

  test('goes to the invalid field', async () => {
    const given = await calculatorPage()
    const calculator = await startPricedCalculator(given)
    fillContact(calculator)
    const errors = [
      { code: 'revenueTooHigh', detail: 'Too high', field: 'initialRequestData.account.revenue' },
    ]
    given.server.on(saveQuote, errorResponse(400, 'invalidInput', { errors }))
    expect(await calculator.save()).toBe('account.revenue')
    expect(calculator.$step.get()).toBe('company')
    expect(calculator.$fieldErrors.get()['account.revenue']).toEqual({ text: 'Too high' })
    expect(calculator.$saveError.get()).toBeUndefined()
  })

  test('with an expired session succeeds once it is renewed', async () => {
    const given = await calculatorPage()
    const calculator = await startPricedCalculator(given)
    fillContact(calculator)
    // A token issued within the same second would equal the rejected one.
    await given.time.advance(1000)
    given.server.on(saveQuote, inTurn(errorResponse(401, 'sessionExpired'), given.quotes.save))
    expect(await calculator.save()).toBeUndefined()
    expect(given.quotes.all).toHaveLength(1)
  })
})

describe('starting over', () => {
  test('removes the last quote and its price', async () => {
    const given = await calculatorPage()
    const calculator = await startPricedCalculator(given)
    calculator.startOver()
    expect(calculator.$price.get()).toBeUndefined()
    expect(calculator.$form.get().company.name).toBe('')
    fillCompany(calculator)
    await calculator.next()
    await given.time.settle()
    expect(calculator.$price.get()?.presets).toBeDefined()
  })
})

describe('a saved quote', () => {
  const savedQuote = async (given: Awaited<ReturnType<typeof calculatorPage>>) => {
    const calculator = await startPricedCalculator(given)
    selectLimit(calculator, 200_000_000)
    fillContact(calculator)
    await calculator.save()
    const [quote] = given.quotes.all
    if (quote === undefined) throw new Error('nothing was saved')
    return quote
  }

  test('opens with its terms', async () => {
    const given = await calculatorPage()
    const quote = await savedQuote(given)
    const opened = await startCalculator(given, { quoteId: quote.id, draftKey: 'other' })
    await given.time.settle()
    expect(opened.$step.get()).toBe('options')
    expect(opened.$form.get().company).toMatchObject({
      name: 'Bright Smiles Dental',
      revenue: '12,000,000',
    })
    expect(total(opened)).toBe(quote.totalPremium)
    expect(opened.$isDirty.get()).toBe(false)
  })

  test('has its own region and product, wherever it is opened', async () => {
    const given = await calculatorPage()
    const quote = await savedQuote(given)
    const british = { ...quote.initialRequestData, product: 'P_ONE' as const }
    given.quotes.put({ ...quote, id: 'quote-7', product: 'P_ONE', initialRequestData: british })
    const opened = await startCalculator(given, {
      quoteId: 'quote-7',
      product: 'P100',
      draftKey: 'uk',
    })
    expect(opened.region).toBe('UK')
    expect(given.server.callsOf(getRaterRules).at(-1)?.url.search).toContain('product=P_ONE')
  })

  test('that must not be changed shows its saved price', async () => {
    const given = await calculatorPage()
    const quote = await savedQuote(given)
    given.quotes.put({ ...quote, id: 'quote-9', status: 'ISSUED', allowedActions: [] })
    const asked = given.server.calls.length
    const opened = await startCalculator(given, { quoteId: 'quote-9', draftKey: 'other' })
    expect(opened.$isEditable.get()).toBe(false)
    expect(total(opened)).toBe(quote.totalPremium)
    const after = given.server.calls.slice(asked).map(({ id }) => id)
    expect(after).toEqual(['getQuoteById'])
  })

  test('is repriced with its own call, which knows its releases', async () => {
    const given = await calculatorPage()
    const quote = await savedQuote(given)
    const asked = given.server.callsOf(calculatePrice).length
    const opened = await startCalculator(given, { quoteId: quote.id, draftKey: 'other' })
    selectLimit(opened, 200_000_000)
    await given.time.settle()
    const [call] = given.server.callsOf(recalculateQuote).slice(-1)
    expect(call?.url.pathname).toContain(`/${quote.id}/`)
    expect(call?.body).toMatchObject({ global: { limit: 2_000_000 } })
    expect(given.server.callsOf(calculatePrice)).toHaveLength(asked)
    expect(opened.$price.get()?.answer.global.limit).toBe(200_000_000)
  })

  test('that does not exist shows an error, and can be retried', async () => {
    const given = await calculatorPage()
    const opened = await startCalculator(given, { quoteId: 'quote-1' })
    expect(opened.$status.get()).toBe('failed')
    expect(opened.$problem.get()?.status).toBe(404)
    await savedQuote(given)
    await opened.open()
    expect(opened.$status.get()).toBe('open')
  })
})

describe('on one page', () => {
  const opened = async () => {
    const given = await calculatorPage()
    const first = await startPricedCalculator(given)
    fillContact(first)
    await first.save()
    const quoteId = given.quotes.all[0]?.id
    const calculator = await startCalculator(given, { quoteId, draftKey: 'sheet', isOnePage: true })
    await given.time.settle()
    return { given, calculator }
  }

  test('a saved quote keeps its place and shows that it is saved', async () => {
    const { given, calculator } = await opened()
    const before = calculator.$step.get()
    selectLimit(calculator, 200_000_000)
    expect(calculator.$isDirty.get()).toBe(true)
    await calculator.save()
    expect(calculator.$step.get()).toBe(before)
    expect(calculator.$isDirty.get()).toBe(false)
    expect(given.quotes.all[0]?.limit).toBe(200_000_000)
  })

  test('unsaved changes can be discarded, with their price', async () => {
    const { given, calculator } = await opened()
    const saved = total(calculator)
    selectLimit(calculator, 500_000_000)
    await given.time.settle()
    expect(total(calculator)).not.toBe(saved)
    calculator.revert()
    await given.time.settle()
    expect(calculator.$isDirty.get()).toBe(false)
    expect(total(calculator)).toBe(saved)
  })
})

describe('a status that was changed elsewhere', () => {
  test('is read and announced when the page becomes visible again, and typed values stay', async () => {
    const given = await calculatorPage()
    const calculator = await startPricedCalculator(given)
    fillContact(calculator)
    await calculator.save()
    calculator.setContact('lastName', 'Frost')
    const heard: string[] = []
    calculator.events.on('changed', (field) => heard.push(field))
    const [quote] = given.quotes.all
    if (quote === undefined) throw new Error('Nothing was saved')
    given.tab.wake()
    await given.time.settle()
    expect(heard).toEqual([])
    given.quotes.put({ ...quote, status: 'DECLINED', allowedActions: [] })
    given.tab.wake()
    await given.time.settle()
    expect(heard).toEqual(['status'])
    expect(calculator.$quote.get()?.status).toBe('DECLINED')
    expect(calculator.$isEditable.get()).toBe(false)
    expect(calculator.$form.get().contact.lastName).toBe('Frost')
  })
})
