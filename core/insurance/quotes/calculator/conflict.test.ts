import { describe, expect, test } from 'vitest'
import { changedBy, scriptQuotes } from '../../../testing/scripted-quotes.ts'
import { priceReply, rulesReply } from '../../../testing/scripted-rater.ts'
import { noNetwork } from '../../../testing/scripted-server.ts'
import {
  testEmbed,
  testPlatform,
  type TestPlatformOptions,
} from '../../../testing/test-platform.ts'
import { calculatePrice, getRaterRules } from '../../rating/endpoints.ts'
import { updateQuote } from '../edit/endpoints.ts'
import { createCalculator } from './calculator.ts'
import type { Calculator } from './contract.ts'
import { withTerm, withPreset } from './terms.ts'
import { emptyForm } from './form.ts'

const dentist = { id: '621210', code: '621210', description: 'Offices of Dentists' }

const limitTo = (calculator: Calculator, limit: number): void =>
  calculator.revise('global.limit', (form, price) =>
    price === undefined ? form : withTerm(form, price, 'limit', limit),
  )

const deductibleTo = (calculator: Calculator, deductible: number): void =>
  calculator.revise('global.deductible', (form, price) =>
    price === undefined ? form : withTerm(form, price, 'deductible', deductible),
  )

const environments = {
  page: testEmbed,
  portal: (options: TestPlatformOptions) => testPlatform({ ...options, signedIn: true }),
}

/** A saved quote that two people have open. */
const openInTwoCalculators = async (where: keyof typeof environments = 'page') => {
  const { platform, server, time } = await environments[where]({
    answers: (scripted) => {
      scripted.on(getRaterRules, rulesReply)
      scripted.on(calculatePrice, priceReply)
    },
  })
  const quotes = scriptQuotes(server)
  const author = createCalculator(platform, { draftKey: 'author' })
  await author.open()
  const { company, contact, address } = emptyForm
  author.revise('account', (form) => ({
    ...form,
    company: {
      ...company,
      name: 'Bright Smiles Dental',
      state: 'TX',
      industry: dentist,
      revenue: '12,000,000',
      yearEstablished: '1998',
    },
    contact: { ...contact, firstName: 'Grace', lastName: 'Hopper', email: 'grace@bright.example' },
    address: { ...address, address1: '12 Main Street', city: 'Austin', zipCode: '78701' },
  }))
  await author.save()
  const [quote] = quotes.all
  if (quote === undefined) throw new Error('nothing was saved')
  const open = async (draftKey: string) => {
    const calculator = createCalculator(platform, { quoteId: quote.id, draftKey })
    await calculator.open()
    await time.settle()
    return calculator
  }
  return { server, quotes, time, open, first: await open('first'), second: await open('second') }
}

const numbersOf = (calculator: Calculator) => {
  const { limit, deductible } = calculator.$form.get().global
  return { limit, deductible }
}

describe('the second of two users who edit a quote', () => {
  test('sees the changes, and keeps typed values', async () => {
    const { quotes, first, second } = await openInTwoCalculators()
    limitTo(first, 200_000_000)
    await first.save()
    second.setContact('firstName', 'Ada')
    expect(await second.save()).toBeUndefined()
    const conflict = second.$conflict.get()
    expect(conflict?.fields).toEqual(['limit'])
    expect(conflict?.now.global.limit).toBe(200_000_000)
    expect(second.$form.get().contact.firstName).toBe('Ada')
    expect(second.$saveError.get()).toBeUndefined()
    expect(quotes.all[0]).toMatchObject({ limit: 200_000_000, customerFirstName: 'Grace' })
  })

  test.each([
    ['page', undefined],
    ['portal', changedBy],
  ] as const)("sees the server's text in a %s: %s", async (where, message) => {
    const { first, second } = await openInTwoCalculators(where)
    limitTo(first, 200_000_000)
    await first.save()
    second.setContact('firstName', 'Ada')
    await second.save()
    expect(second.$conflict.get()?.fields).toEqual(['limit'])
    expect(second.$conflict.get()?.message).toBe(message)
  })

  test('can apply their changes to the newer quote and save both', async () => {
    const { quotes, time, first, second } = await openInTwoCalculators()
    limitTo(first, 200_000_000)
    await first.save()
    second.setContact('firstName', 'Ada')
    await second.save()
    second.resolveConflict('merged')
    await time.settle()
    expect(second.$isDirty.get()).toBe(true)
    expect(numbersOf(second).limit).toBe(200_000_000)
    expect(quotes.all[0]?.customerFirstName).toBe('Grace')
    await second.save()
    expect(second.$conflict.get()).toBeUndefined()
    expect(quotes.all[0]).toMatchObject({ limit: 200_000_000, customerFirstName: 'Ada' })
  })

  test('keeps both changes to different terms', async () => {
    const { first, second, time } = await openInTwoCalculators()
    limitTo(first, 200_000_000)
    await first.save()
    deductibleTo(second, 5_000_000)
    await second.save()
    second.resolveConflict('merged')
    await time.settle()
    expect(numbersOf(second)).toEqual({ limit: 200_000_000, deductible: 5_000_000 })
  })

  test('keeps the terms of the preset chosen here', async () => {
    const { first, second, time, quotes } = await openInTwoCalculators()
    limitTo(first, 300_000_000)
    await first.save()
    second.revise('global', (form) => withPreset(form, 3))
    await time.settle()
    await second.save()
    second.resolveConflict('merged')
    await time.settle()
    await second.save()
    expect(quotes.all[0]?.initialRequestData.global?.preset).toBe(3)
    expect(quotes.all[0]?.limit).toBe(second.$price.get()?.presets?.elite.global.limit)
  })

  test('can continue with the newer quote only', async () => {
    const { first, second } = await openInTwoCalculators()
    limitTo(first, 200_000_000)
    await first.save()
    second.setContact('firstName', 'Ada')
    await second.save()
    second.resolveConflict('theirs')
    expect(second.$isDirty.get()).toBe(false)
    expect(second.$form.get().contact.firstName).toBe('Grace')
    expect(numbersOf(second).limit).toBe(200_000_000)
  })

  test('can decide later: the next save asks again', async () => {
    const { first, second } = await openInTwoCalculators()
    limitTo(first, 200_000_000)
    await first.save()
    second.setContact('firstName', 'Ada')
    await second.save()
    second.resolveConflict('later')
    expect(second.$conflict.get()).toBeUndefined()
    expect(second.$form.get().contact.firstName).toBe('Ada')
    await second.save()
    expect(second.$conflict.get()?.fields).toEqual(['limit'])
  })

  test('is not asked about changes outside the calculator', async () => {
    const { quotes, second } = await openInTwoCalculators()
    const [quote] = quotes.all
    if (quote === undefined) throw new Error('nothing was saved')
    quotes.put({ ...quote, isVerifiedByAgent: true, modified: '2026-11-21T09:00:00.000Z' })
    second.setContact('firstName', 'Ada')
    await second.save()
    expect(second.$conflict.get()).toBeUndefined()
    expect(quotes.all[0]?.customerFirstName).toBe('Ada')
  })
})

describe('a page reloaded after somebody else changed the quote', () => {
  const reloaded = async () => {
    const given = await openInTwoCalculators()
    given.second.setContact('firstName', 'Ada')
    limitTo(given.first, 200_000_000)
    await given.first.save()
    return { ...given, page: await given.open('second') }
  }

  test('restores typed values and shows the changes', async () => {
    const { page } = await reloaded()
    expect(page.$form.get().contact.firstName).toBe('Ada')
    expect(page.$isDirty.get()).toBe(true)
    const conflict = page.$conflict.get()
    expect(conflict?.fields).toEqual(['limit'])
    expect(conflict?.before.global.limit).not.toBe(200_000_000)
    expect(conflict?.now.global.limit).toBe(200_000_000)
  })

  test('saves the changes of both', async () => {
    const { page, quotes } = await reloaded()
    page.resolveConflict('merged')
    await page.save()
    expect(page.$conflict.get()).toBeUndefined()
    expect(quotes.all[0]).toMatchObject({ limit: 200_000_000, customerFirstName: 'Ada' })
  })

  test('asks again at the next save, including values typed since, if the conflict was left open', async () => {
    const { page, quotes } = await reloaded()
    page.resolveConflict('later')
    page.setContact('lastName', 'Lovelace')
    await page.save()
    expect(page.$conflict.get()?.merged.contact).toMatchObject({
      firstName: 'Ada',
      lastName: 'Lovelace',
    })
    expect(quotes.all[0]).toMatchObject({ limit: 200_000_000, customerFirstName: 'Grace' })
  })

  test('asks again after another reload, if the conflict was left open', async () => {
    const { page, open } = await reloaded()
    page.resolveConflict('later')
    page.setContact('lastName', 'Lovelace')
    const again = await open('second')
    expect(again.$conflict.get()?.fields).toEqual(['limit'])
    expect(again.$form.get().contact).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace' })
  })

  test('asks when unfinished changes of a closed page are resumed', async () => {
    const { second, open } = await reloaded()
    second.stop()
    const next = await open('second')
    expect(next.$conflict.get()).toBeUndefined()
    expect(next.$unfinished.get()?.form.contact.firstName).toBe('Ada')
    await next.resume()
    expect(next.$conflict.get()?.fields).toEqual(['limit'])
  })

  test('opens a locked quote without the draft', async () => {
    const { quotes, open } = await reloaded()
    const [quote] = quotes.all
    if (quote === undefined) throw new Error('nothing was saved')
    quotes.put({ ...quote, status: 'ISSUED', allowedActions: [] })
    const page = await open('second')
    expect(page.$conflict.get()).toBeUndefined()
    expect(page.$form.get().contact.firstName).toBe('Grace')
  })
})

test.each([
  ['a limit', (calculator: Calculator) => limitTo(calculator, 200_000_000)],
  [
    'a preset',
    (calculator: Calculator) => calculator.revise('global', (form) => withPreset(form, 3)),
  ],
])('recognises a lost save of %s as saved, not as a conflict', async (_name, act) => {
  const { server, quotes, second } = await openInTwoCalculators()
  act(second)
  server.on(updateQuote, async (call) => {
    await quotes.update(call)
    return noNetwork(call)
  })
  await second.save()
  expect(second.$saveError.get()).toMatchObject({ phase: 'network' })
  server.on(updateQuote, quotes.update)
  await second.save()
  expect(second.$conflict.get()).toBeUndefined()
  expect(second.$isDirty.get()).toBe(false)
})
