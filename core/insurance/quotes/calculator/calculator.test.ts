import { describe, expect, test } from 'vitest'
import { calculatePrice, getRaterRules } from '../../rating/endpoints.ts'
import { scriptQuotes } from '../../../testing/scripted-quotes.ts'
import { priceReply, rulesReply } from '../../../testing/scripted-rater.ts'
import { issueTokens, keyClaims } from '../../../testing/tokens.ts'
import { delayed, inTurn, noNetwork, errorAnswer } from '../../../testing/scripted-server.ts'
import { testEmbed, type TestPlatformOptions } from '../../../testing/test-platform.ts'
import { recalculateQuote, saveQuote, updateQuote } from '../endpoints.ts'
import { createCalculator } from './calculator.ts'
import type { Calculator, CalculatorOptions } from './contract.ts'
import { withCoverage, withDay, withPreset, withTerm } from './terms.ts'

const around = async (options: TestPlatformOptions = {}) => {
  const embed = await testEmbed({
    ...options,
    answers: (server) => {
      server.on(getRaterRules, rulesReply)
      server.on(calculatePrice, priceReply)
    },
  })
  return { ...embed, quotes: scriptQuotes(embed.server) }
}

const started = async (
  given: Awaited<ReturnType<typeof around>>,
  options: Partial<CalculatorOptions> = {},
) => {
  const calculator = createCalculator(given.platform, { draftKey: 'draft', ...options })
  await calculator.open()
  return calculator
}

const dentist = { id: '621210', code: '621210', description: 'Offices of Dentists' }

const fillCompany = (calculator: Calculator): void => {
  calculator.setCompany('name', 'Bright Smiles Dental')
  calculator.setCompany('state', 'TX')
  calculator.setCompany('industry', dentist)
  calculator.setCompany('revenue', '12,000,000')
  calculator.setCompany('yearEstablished', '1998')
}

const fillContact = (calculator: Calculator): void => {
  calculator.setContact('firstName', 'Grace')
  calculator.setContact('lastName', 'Hopper')
  calculator.setContact('email', 'grace@bright.example')
  calculator.setContact('phone', '(512) 555-0143')
  calculator.setAddress('address1', '12 Main Street')
  calculator.setAddress('city', 'Austin')
  calculator.setAddress('zipCode', '78701')
}

/** A calculator at its options, with a price. */
const priced = async (given: Awaited<ReturnType<typeof around>>) => {
  const calculator = await started(given)
  fillCompany(calculator)
  await calculator.next()
  await calculator.next()
  await given.time.settle()
  return calculator
}

const limitTo = (calculator: Calculator, limit: number): void =>
  calculator.revise('global.limit', (form, price) =>
    price === undefined ? form : withTerm(form, price, 'limit', limit),
  )

const total = (calculator: Calculator): number | undefined =>
  calculator.$price.get()?.answer.totalPremium

describe('the company', () => {
  test('comes first, with a message for each field', async () => {
    const calculator = await started(await around())
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

  test('removes the message of a field once it changes', async () => {
    const calculator = await started(await around())
    await calculator.next()
    calculator.setCompany('name', 'B')
    expect(calculator.$fieldErrors.get()).not.toHaveProperty('account.name')
    expect(calculator.$fieldErrors.get()).toHaveProperty('account.state')
  })

  test('is priced as soon as its last field is left', async () => {
    const given = await around()
    const calculator = await started(given)
    fillCompany(calculator)
    calculator.leaveCompany('yearEstablished')
    await given.time.settle()
    expect(given.server.callsOf(calculatePrice)).toHaveLength(1)
    expect(calculator.$price.get()?.presets?.elite.totalPremium).toBeGreaterThan(
      total(calculator) ?? 0,
    )
  })

  test('has a postcode and no state in the UK', async () => {
    const calculator = await started(await around({ region: 'UK' }))
    await calculator.next()
    expect(calculator.product).toBe('P_ONE')
    expect(calculator.$fieldErrors.get()).toHaveProperty('account.postcode')
    expect(calculator.$fieldErrors.get()).not.toHaveProperty('account.state')
  })
})

describe('access', () => {
  test('set late fetches rules and price, and typed values stay', async () => {
    const given = await around({ clientKey: undefined })
    const calculator = await started(given)
    expect(calculator.$trouble.get()).toMatchObject({ code: 'keyMissing' })
    fillCompany(calculator)
    given.platform.$accessChanges.listen(() => void calculator.refresh())
    given.platform.identify({ clientKey: 'pk_late' })
    await given.time.settle()
    expect(calculator.$trouble.get()).toBeUndefined()
    expect(total(calculator)).toBeGreaterThan(0)
    expect(calculator.$form.get().company.revenue).toBe('12,000,000')
  })

  test('of another agency fetches its price', async () => {
    const given = await around()
    const calculator = await priced(given)
    const before = given.server.callsOf(calculatePrice).length
    given.platform.identify({ clientKey: 'pk_other' })
    await calculator.refresh()
    await given.time.settle()
    expect(given.server.callsOf(calculatePrice).length).toBeGreaterThan(before)
  })

  test('that failed is tried again with the next function of the page', async () => {
    const given = await around()
    const fetchSession = () => Promise.reject(new Error('down'))
    given.platform.identify({ clientKey: undefined, fetchSession })
    const calculator = await started(given)
    given.platform.$accessChanges.listen(() => void calculator.refresh())
    expect(calculator.$trouble.get()).toBeDefined()
    const { accessToken } = issueTokens(given.time.wallClock(), { claims: keyClaims() })
    given.platform.identify({ fetchSession: () => Promise.resolve(accessToken) })
    await given.time.advance(1_000)
    expect(calculator.$trouble.get()).toBeUndefined()
    expect(calculator.$rules.get()).toBeDefined()
  })
})

describe('the price', () => {
  test('follows each change; the three options are requested only when they may differ', async () => {
    const given = await around()
    const calculator = await priced(given)
    const before = total(calculator) ?? 0
    limitTo(calculator, 200_000_000)
    expect(calculator.$isPricing.get()).toBe(true)
    expect(total(calculator)).toBe(before)
    await given.time.settle()
    expect(total(calculator)).toBeGreaterThan(before)
    const asked = given.server.callsOf(calculatePrice).map(({ body }) => body)
    expect(asked).toMatchObject([{ presets: true }, { presets: false }])
    expect(calculator.$price.get()?.presets).toBeDefined()
  })

  test('is never an older one: of two changes the later counts', async () => {
    const given = await around()
    const calculator = await priced(given)
    const slow = delayed(priceReply)
    given.server.on(calculatePrice, inTurn(slow.reply, priceReply))
    limitTo(calculator, 500_000_000)
    limitTo(calculator, 200_000_000)
    slow.release()
    await given.time.settle()
    expect(calculator.$price.get()?.answer.global.limit).toBe(200_000_000)
  })

  test('stays readable without a network, and is updated on retry with every value', async () => {
    const given = await around()
    const calculator = await priced(given)
    const before = total(calculator)
    given.server.on(calculatePrice, noNetwork)
    limitTo(calculator, 200_000_000)
    await given.time.settle()
    expect(calculator.$priceError.get()).toMatchObject({ phase: 'network', retryable: true })
    expect(total(calculator)).toBe(before)
    expect(calculator.$form.get().global.limit).toBe(200_000_000)
    given.server.on(calculatePrice, priceReply)
    calculator.reprice()
    await given.time.settle()
    expect(calculator.$priceError.get()).toBeUndefined()
    expect(calculator.$price.get()?.answer.global.limit).toBe(200_000_000)
  })

  test('is updated by itself once the network is back, unless the calculator was left', async () => {
    const given = await around()
    const calculator = await priced(given)
    given.server.on(calculatePrice, noNetwork)
    limitTo(calculator, 200_000_000)
    await given.time.settle()
    given.server.on(calculatePrice, priceReply)
    given.tab.wake()
    await given.time.settle()
    expect(calculator.$priceError.get()).toBeUndefined()
    expect(calculator.$price.get()?.answer.global.limit).toBe(200_000_000)

    given.server.on(calculatePrice, noNetwork)
    limitTo(calculator, 300_000_000)
    await given.time.settle()
    calculator.stop()
    const asked = given.server.callsOf(calculatePrice).length
    given.tab.wake()
    await given.time.settle()
    expect(given.server.callsOf(calculatePrice)).toHaveLength(asked)
  })

  test('shows the message of invalid input at its field until that changes', async () => {
    const given = await around()
    const calculator = await priced(given)
    const errors = [
      {
        code: 'stateNotOffered',
        detail: "This product isn't offered in that state",
        field: 'account.state',
      },
    ]
    given.server.on(calculatePrice, errorAnswer(400, 'invalidInput', { errors }))
    calculator.goTo('company')
    calculator.setCompany('state', 'NY')
    calculator.leaveCompany('state')
    await given.time.settle()
    expect(calculator.$fieldErrors.get()).toEqual({
      'account.state': { text: "This product isn't offered in that state" },
    })
    calculator.setCompany('state', 'TX')
    expect(calculator.$fieldErrors.get()).toEqual({})
  })
})

describe('terms', () => {
  test('changed by hand make the preset custom and leave its other terms', async () => {
    const given = await around()
    const calculator = await priced(given)
    const included = (): string[] =>
      Object.entries(calculator.$price.get()?.answer.coverages ?? {})
        .filter(([, { selected }]) => selected)
        .map(([id]) => id)
    const before = included()
    limitTo(calculator, 200_000_000)
    await given.time.settle()
    expect(calculator.$form.get().global.preset).toBe(-1)
    expect(included()).toEqual(before)
  })

  test('of an option are restored when the option is chosen again, and the dates stay', async () => {
    const given = await around()
    const calculator = await priced(given)
    const before = total(calculator)
    calculator.revise('global.effectiveDate', (form) =>
      withDay(form, 'effectiveDate', '2026-12-01'),
    )
    expect(calculator.$form.get().global.preset).toBe(2)
    limitTo(calculator, 200_000_000)
    calculator.revise('global.preset', (form) => withPreset(form, 2))
    await given.time.settle()
    expect(total(calculator)).toBe(before)
    expect(calculator.$form.get().global).toEqual({ preset: 2, effectiveDate: '2026-12-01' })
  })

  test('drop an end date that no longer fits the start', async () => {
    const calculator = await priced(await around())
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

  test('of one coverage do not change the others', async () => {
    const given = await around()
    const calculator = await priced(given)
    calculator.revise('coverages.61', (form, price) =>
      price === undefined ? form : withCoverage(form, price, 61, { selected: true }),
    )
    await given.time.settle()
    expect(calculator.$price.get()?.answer.coverages['61']).toMatchObject({ selected: true })
    expect(calculator.$price.get()?.answer.coverages['62']).toMatchObject({ selected: true })
  })

  test('are disabled by failing answers, with the questions that cause it', async () => {
    const given = await around()
    const calculator = await priced(given)
    calculator.revise('securityAnswers.isSecurityOfficer', (form) => ({
      ...form,
      security: { isSecurityOfficer: 'NO', isVerifyingBankAccounts: 'NO' },
    }))
    await given.time.settle()
    const coverages = calculator.$price.get()?.answer.coverages ?? {}
    expect([23, 24, 34].map((id) => coverages[id]?.availability.questions)).toEqual([
      ['isSecurityOfficer'],
      ['isVerifyingBankAccounts'],
      ['isSecurityOfficer'],
    ])
    expect(calculator.$price.get()?.answer.referralReasons[0]?.params).toEqual({ count: 6 })
  })
})

describe('the part of the revenue from abroad', () => {
  const filled = async (nonUsRevenue: string, region: 'AU' | 'US' = 'AU') => {
    const given = await around({ region })
    const calculator = await started(given)
    fillCompany(calculator)
    calculator.setCompany('nonUsRevenue', nonUsRevenue)
    return { ...given, calculator }
  }

  test.each([
    ['13,000,000', { key: 'nonUsRevenueTooHigh' }],
    ['2,5m', { key: 'revenueInvalid' }],
  ])('%s of 12,000,000 is refused at its field', async (text, error) => {
    const { calculator } = await filled(text)
    expect(await calculator.next()).toBe('account.nonUsRevenue')
    expect(calculator.$fieldErrors.get()).toEqual({ 'account.nonUsRevenue': error })
    calculator.setCompany('revenue', '20,000,000')
    expect(calculator.$fieldErrors.get()).toEqual({})
  })

  test('is sent where it is asked for, and nowhere else', async () => {
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

  test('may be left out', async () => {
    const { calculator } = await filled('')
    expect(await calculator.next()).toBeUndefined()
  })
})

describe('the address', () => {
  test.each([
    ['US', '0', { key: 'zipInvalid' }],
    ['AU', '123', { key: 'australianPostcodeInvalid' }],
  ] as const)('is asked before a quote is saved in %s', async (region, zipCode, zipError) => {
    const given = await around({ region })
    const calculator = await priced(given)
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

  test('goes with the quote, and outlives a reload', async () => {
    const given = await around()
    const calculator = await priced(given)
    fillContact(calculator)
    const reloaded = await started(given)
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

  test('has no second postcode where that makes the price', async () => {
    const given = await around({ region: 'UK' })
    const calculator = await started(given)
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

  test('refused by the server leads to its field', async () => {
    const given = await around()
    const calculator = await priced(given)
    fillContact(calculator)
    const errors = [{ code: 'zipInvalid', detail: 'Invalid ZIP Code', field: 'account.zipCode' }]
    given.server.on(saveQuote, errorAnswer(400, 'invalidInput', { errors }))
    expect(await calculator.save()).toBe('account.zipCode')
    expect(calculator.$step.get()).toBe('contact')
  })
})

describe('saving', () => {
  test('asks for the contact first', async () => {
    const calculator = await priced(await around())
    expect(await calculator.save()).toBe('contact.firstName')
    expect(calculator.$step.get()).toBe('contact')
    expect(calculator.$fieldErrors.get()['contact.email']).toEqual({ key: 'emailRequired' })
  })

  test('makes one quote of a double click', async () => {
    const given = await around()
    const calculator = await priced(given)
    fillContact(calculator)
    await Promise.all([calculator.save(), calculator.save()])
    expect(given.quotes.all).toHaveLength(1)
    expect(calculator.$step.get()).toBe('saved')
    expect(calculator.$isDirty.get()).toBe(false)
  })

  test('makes one quote when the answer is lost, even after a reload of the page', async () => {
    const given = await around()
    const calculator = await priced(given)
    fillContact(calculator)
    given.server.on(saveQuote, async (call) => {
      await given.quotes.save(call)
      return noNetwork(call)
    })
    await calculator.save()
    expect(calculator.$saveError.get()).toMatchObject({ phase: 'network' })
    expect(calculator.$form.get().contact.firstName).toBe('Grace')

    given.server.on(saveQuote, given.quotes.save)
    const reloaded = await started(given)
    expect(reloaded.$step.get()).toBe('options')
    expect(await reloaded.save()).toBeUndefined()
    expect(given.quotes.all).toHaveLength(1)
    expect(reloaded.$quote.get()?.quoteNumber).toBe('Q-1001')
  })

  test('in a tab and in a copy of it, made before, makes two quotes', async () => {
    const given = await around()
    const calculator = await priced(given)
    fillContact(calculator)
    const copy = await started(given)
    copy.setCompany('name', 'Harbor Freight')
    await calculator.save()
    await copy.save()
    expect(given.quotes.all.map(({ companyName }) => companyName)).toEqual([
      'Bright Smiles Dental',
      'Harbor Freight',
    ])
  })

  test('again after a change updates the same quote', async () => {
    const given = await around()
    const calculator = await priced(given)
    fillContact(calculator)
    await calculator.save()
    limitTo(calculator, 200_000_000)
    expect(calculator.$isDirty.get()).toBe(true)
    await calculator.save()
    expect(given.server.callsOf(updateQuote)).toHaveLength(1)
    expect(given.quotes.all.map(({ limit }) => limit)).toEqual([200_000_000])
  })

  test('goes to the invalid field', async () => {
    const given = await around()
    const calculator = await priced(given)
    fillContact(calculator)
    const errors = [
      { code: 'revenueTooHigh', detail: 'Too high', field: 'initialRequestData.account.revenue' },
    ]
    given.server.on(saveQuote, errorAnswer(400, 'invalidInput', { errors }))
    expect(await calculator.save()).toBe('account.revenue')
    expect(calculator.$step.get()).toBe('company')
    expect(calculator.$fieldErrors.get()['account.revenue']).toEqual({ text: 'Too high' })
    expect(calculator.$saveError.get()).toBeUndefined()
  })

  test('with an expired session succeeds once it is renewed', async () => {
    const given = await around()
    const calculator = await priced(given)
    fillContact(calculator)
    // A token made within the same second would equal the rejected one.
    await given.time.advance(1000)
    given.server.on(saveQuote, inTurn(errorAnswer(401, 'sessionExpired'), given.quotes.save))
    expect(await calculator.save()).toBeUndefined()
    expect(given.quotes.all).toHaveLength(1)
  })
})

describe('the draft', () => {
  test('is used in another region, except places and industries', async () => {
    const given = await around()
    const calculator = await started(given, { product: 'P100' })
    fillCompany(calculator)
    fillContact(calculator)
    await calculator.next()
    const british = await started(given, { product: 'P_ONE' })
    expect(british.$step.get()).toBe('company')
    expect(british.$form.get().company).toMatchObject({
      name: 'Bright Smiles Dental',
      revenue: '12,000,000',
      state: '',
      industry: null,
    })
    expect(british.$form.get().contact.lastName).toBe('Hopper')
  })

  test('survives a reload, and contains no token', async () => {
    const given = await around()
    const calculator = await started(given)
    fillCompany(calculator)
    await given.platform.session.token()
    const stored = given.tab.tab.get('draft') ?? ''
    expect(stored).not.toMatch(/token|eyJ/i)
    const reloaded = await started(given)
    expect(reloaded.$form.get().company.revenue).toBe('12,000,000')
  })

  test('moves to another key, under which the next calculator restores it', async () => {
    const given = await around()
    const calculator = await started(given)
    fillCompany(calculator)
    calculator.keepAs('later')
    calculator.setCompany('name', 'Bright Smiles')
    expect(given.tab.tab.get('draft')).toBeUndefined()
    calculator.stop(true)
    const next = await started(given, { draftKey: 'later' })
    expect(next.$form.get().company.name).toBe('Bright Smiles')
    expect(next.$unfinished.get()).toBeUndefined()
  })

  test('outlives a change of the saved quote that is none of the calculator’s', async () => {
    const given = await around()
    const calculator = await priced(given)
    fillContact(calculator)
    await calculator.save()
    const [quote] = given.quotes.all
    if (quote === undefined) throw new Error('nothing was saved')
    const opened = await started(given, { quoteId: quote.id, draftKey: 'saved' })
    opened.setContact('firstName', 'Ada')
    given.quotes.put({ ...quote, modified: '2026-11-21T09:00:00.000Z' })
    const reloaded = await started(given, { quoteId: quote.id, draftKey: 'saved' })
    expect(reloaded.$form.get().contact.firstName).toBe('Ada')
    expect(reloaded.$conflict.get()).toBeUndefined()
  })

  test('ends when it is saved: the next new quote is empty', async () => {
    const given = await around()
    const calculator = await priced(given)
    fillContact(calculator)
    await calculator.save()
    calculator.stop()
    const next = await started(given)
    expect(next.$step.get()).toBe('company')
    expect(next.$form.get().company.name).toBe('')
    expect(next.$quote.get()).toBeUndefined()
    expect(next.$unfinished.get()).toBeUndefined()
  })

  test('left unfinished is offered by the next new quote, which is empty', async () => {
    const given = await around()
    const calculator = await priced(given)
    calculator.stop()
    const next = await started(given)
    expect(next.$form.get().company.name).toBe('')
    expect(next.$isDirty.get()).toBe(false)
    expect(next.$unfinished.get()?.form.company.name).toBe('Bright Smiles Dental')
    await next.resume()
    expect(next.$step.get()).toBe('options')
    expect(next.$form.get().company.name).toBe('Bright Smiles Dental')
    expect(next.$isDirty.get()).toBe(true)
    expect(next.$unfinished.get()).toBeUndefined()
  })

  test('is removed once it is discarded, or something else is typed', async () => {
    const given = await around()
    fillCompany(await started(given))
    ;(await started(given)).stop()
    const discarding = await started(given)
    discarding.discard()
    discarding.stop()
    expect((await started(given)).$unfinished.get()).toBeUndefined()

    const typing = await started(given)
    fillCompany(typing)
    typing.stop()
    const other = await started(given)
    other.setCompany('name', 'Harbor Freight')
    expect(other.$unfinished.get()).toBeUndefined()
    expect((await started(given)).$form.get().company.name).toBe('Harbor Freight')
  })

  test('of a saved quote is offered over the quote as saved', async () => {
    const given = await around()
    const calculator = await priced(given)
    fillContact(calculator)
    await calculator.save()
    const { id: quoteId } = given.quotes.all[0] ?? { id: '' }
    const opened = await started(given, { quoteId, draftKey: 'saved' })
    opened.setContact('firstName', 'Ada')
    opened.stop()
    const again = await started(given, { quoteId, draftKey: 'saved' })
    expect(again.$form.get().contact.firstName).toBe('Grace')
    await again.resume()
    expect(again.$form.get().contact.firstName).toBe('Ada')
    expect(again.$quote.get()?.id).toBe(quoteId)
  })

  test('is removed by a new start', async () => {
    const given = await around()
    const calculator = await priced(given)
    fillContact(calculator)
    await calculator.save()
    calculator.startOver()
    expect((await started(given)).$form.get().company.name).toBe('')
    fillCompany(calculator)
    fillContact(calculator)
    await calculator.save()
    expect(given.quotes.all).toHaveLength(2)
  })
})

describe('starting over', () => {
  test('removes the last quote and its price', async () => {
    const given = await around()
    const calculator = await priced(given)
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
  const savedQuote = async (given: Awaited<ReturnType<typeof around>>) => {
    const calculator = await priced(given)
    limitTo(calculator, 200_000_000)
    fillContact(calculator)
    await calculator.save()
    const [quote] = given.quotes.all
    if (quote === undefined) throw new Error('nothing was saved')
    return quote
  }

  test('opens with its terms', async () => {
    const given = await around()
    const quote = await savedQuote(given)
    const opened = await started(given, { quoteId: quote.id, draftKey: 'other' })
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
    const given = await around()
    const quote = await savedQuote(given)
    const british = { ...quote.initialRequestData, product: 'P_ONE' as const }
    given.quotes.put({ ...quote, id: 'quote-7', product: 'P_ONE', initialRequestData: british })
    const opened = await started(given, { quoteId: 'quote-7', product: 'P100', draftKey: 'uk' })
    expect(opened.region).toBe('UK')
    expect(given.server.callsOf(getRaterRules).at(-1)?.url.search).toContain('product=P_ONE')
  })

  test('that must not be changed is shown as it was priced', async () => {
    const given = await around()
    const quote = await savedQuote(given)
    given.quotes.put({ ...quote, id: 'quote-9', status: 'ISSUED', allowedActions: [] })
    const asked = given.server.calls.length
    const opened = await started(given, { quoteId: 'quote-9', draftKey: 'other' })
    expect(opened.$isEditable.get()).toBe(false)
    expect(total(opened)).toBe(quote.totalPremium)
    const after = given.server.calls.slice(asked).map(({ id }) => id)
    expect(after).toEqual(['getQuoteById'])
  })

  test('is priced again by its own call, which knows its releases', async () => {
    const given = await around()
    const quote = await savedQuote(given)
    const asked = given.server.callsOf(calculatePrice).length
    const opened = await started(given, { quoteId: quote.id, draftKey: 'other' })
    limitTo(opened, 200_000_000)
    await given.time.settle()
    const [call] = given.server.callsOf(recalculateQuote).slice(-1)
    expect(call?.url.pathname).toContain(`/${quote.id}/`)
    expect(call?.body).toMatchObject({ global: { limit: 2_000_000 } })
    expect(given.server.callsOf(calculatePrice)).toHaveLength(asked)
    expect(opened.$price.get()?.answer.global.limit).toBe(200_000_000)
  })

  test('that does not exist shows that, and can be tried again', async () => {
    const given = await around()
    const opened = await started(given, { quoteId: 'quote-1' })
    expect(opened.$status.get()).toBe('failed')
    expect(opened.$trouble.get()?.status).toBe(404)
    await savedQuote(given)
    await opened.open()
    expect(opened.$status.get()).toBe('open')
  })
})
