import { describe, expect, test } from 'vitest'
import {
  calculatorPage,
  startCalculator,
  fillCompany,
  fillContact,
  startPricedCalculator,
} from '../../../testing/calculator-page.ts'

/** A calculator that was removed with unsaved values, and the one that took its draft. */
const replaced = async () => {
  const given = await calculatorPage()
  const first = await startCalculator(given)
  fillCompany(first)
  first.setAway(true)
  const other = await startCalculator(given)
  await other.resume()
  return { given, first, other }
}

describe('the draft', () => {
  test('is used in another region, except places and industries', async () => {
    const given = await calculatorPage()
    const calculator = await startCalculator(given, { product: 'P100' })
    fillCompany(calculator)
    fillContact(calculator)
    await calculator.next()
    const british = await startCalculator(given, { product: 'P_ONE' })
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
    const given = await calculatorPage()
    const calculator = await startCalculator(given)
    fillCompany(calculator)
    await given.platform.session.token()
    const stored = given.tab.tab.get('draft') ?? ''
    expect(stored).not.toMatch(/token|eyJ/i)
    const reloaded = await startCalculator(given)
    expect(reloaded.$form.get().company.revenue).toBe('12,000,000')
  })

  test('moves to another key, under which the next calculator restores it', async () => {
    const given = await calculatorPage()
    const calculator = await startCalculator(given)
    fillCompany(calculator)
    calculator.keepAs('later')
    calculator.setCompany('name', 'Bright Smiles')
    expect(given.tab.tab.get('draft')).toBeUndefined()
    calculator.stop(true)
    const next = await startCalculator(given, { draftKey: 'later' })
    expect(next.$form.get().company.name).toBe('Bright Smiles')
    expect(next.$unfinished.get()).toBeUndefined()
  })

  test('of another calculator that took the key stays when the first one returns under its own key', async () => {
    const { given, first, other } = await replaced()
    other.setCompany('name', 'Harbor Freight')
    first.keepAs('draft.2')
    first.setAway(false)
    first.stop(true)
    const [kept, moved] = [
      await startCalculator(given),
      await startCalculator(given, { draftKey: 'draft.2' }),
    ]
    expect(kept.$form.get().company.name).toBe('Harbor Freight')
    expect(moved.$form.get().company.name).toBe('Bright Smiles Dental')
  })

  test('in use is not offered as unfinished when the previous calculator closes', async () => {
    const { given, first } = await replaced()
    first.stop()
    const reloaded = await startCalculator(given)
    expect(reloaded.$unfinished.get()).toBeUndefined()
    expect(reloaded.$form.get().company.name).toBe('Bright Smiles Dental')
  })

  test('survives a change of the saved quote outside the calculator', async () => {
    const given = await calculatorPage()
    const calculator = await startPricedCalculator(given)
    fillContact(calculator)
    await calculator.save()
    const [quote] = given.quotes.all
    if (quote === undefined) throw new Error('nothing was saved')
    const opened = await startCalculator(given, { quoteId: quote.id, draftKey: 'saved' })
    opened.setContact('firstName', 'Ada')
    given.quotes.put({ ...quote, modified: '2026-11-21T09:00:00.000Z' })
    const reloaded = await startCalculator(given, { quoteId: quote.id, draftKey: 'saved' })
    expect(reloaded.$form.get().contact.firstName).toBe('Ada')
    expect(reloaded.$conflict.get()).toBeUndefined()
  })

  test('is removed by a save: the next new quote is empty', async () => {
    const given = await calculatorPage()
    const calculator = await startPricedCalculator(given)
    fillContact(calculator)
    await calculator.save()
    calculator.stop()
    const next = await startCalculator(given)
    expect(next.$step.get()).toBe('company')
    expect(next.$form.get().company.name).toBe('')
    expect(next.$quote.get()).toBeUndefined()
    expect(next.$unfinished.get()).toBeUndefined()
  })

  test('left unfinished is offered in the next new quote, which starts empty', async () => {
    const given = await calculatorPage()
    const calculator = await startPricedCalculator(given)
    calculator.stop()
    const next = await startCalculator(given)
    expect(next.$form.get().company.name).toBe('')
    expect(next.$isDirty.get()).toBe(false)
    expect(next.$unfinished.get()?.form.company.name).toBe('Bright Smiles Dental')
    await next.resume()
    expect(next.$step.get()).toBe('options')
    expect(next.$form.get().company.name).toBe('Bright Smiles Dental')
    expect(next.$isDirty.get()).toBe(true)
    expect(next.$unfinished.get()).toBeUndefined()
  })

  test('is removed when discarded, or when something else is typed', async () => {
    const given = await calculatorPage()
    fillCompany(await startCalculator(given))
    ;(await startCalculator(given)).stop()
    const discarding = await startCalculator(given)
    discarding.discard()
    discarding.stop()
    expect((await startCalculator(given)).$unfinished.get()).toBeUndefined()

    const typing = await startCalculator(given)
    fillCompany(typing)
    typing.stop()
    const other = await startCalculator(given)
    other.setCompany('name', 'Harbor Freight')
    expect(other.$unfinished.get()).toBeUndefined()
    expect((await startCalculator(given)).$form.get().company.name).toBe('Harbor Freight')
  })

  test('of a saved quote is offered on top of the saved quote', async () => {
    const given = await calculatorPage()
    const calculator = await startPricedCalculator(given)
    fillContact(calculator)
    await calculator.save()
    const { id: quoteId } = given.quotes.all[0] ?? { id: '' }
    const opened = await startCalculator(given, { quoteId, draftKey: 'saved' })
    opened.setContact('firstName', 'Ada')
    opened.stop()
    const again = await startCalculator(given, { quoteId, draftKey: 'saved' })
    expect(again.$form.get().contact.firstName).toBe('Grace')
    await again.resume()
    expect(again.$form.get().contact.firstName).toBe('Ada')
    expect(again.$quote.get()?.id).toBe(quoteId)
  })

  test('is removed by starting over', async () => {
    const given = await calculatorPage()
    const calculator = await startPricedCalculator(given)
    fillContact(calculator)
    await calculator.save()
    calculator.startOver()
    expect((await startCalculator(given)).$form.get().company.name).toBe('')
    fillCompany(calculator)
    fillContact(calculator)
    await calculator.save()
    expect(given.quotes.all).toHaveLength(2)
  })
})
