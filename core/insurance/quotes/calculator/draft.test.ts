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
  const page = await calculatorPage()
  const first = await startCalculator(page)
  fillCompany(first)
  first.setDisconnected(true)
  const other = await startCalculator(page)
  await other.resume()
  return { page, first, other }
}

describe('the draft', () => {
  test('is used in another region, except locations and industries', async () => {
    const page = await calculatorPage()
    const calculator = await startCalculator(page, { product: 'P100' })
    fillCompany(calculator)
    fillContact(calculator)
    await calculator.next()
    const british = await startCalculator(page, { product: 'P_ONE' })
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
    const page = await calculatorPage()
    const calculator = await startCalculator(page)
    fillCompany(calculator)
    await page.platform.session.token()
    const stored = page.tab.tab.get('draft') ?? ''
    expect(stored).not.toMatch(/token|eyJ/i)
    const reloaded = await startCalculator(page)
    expect(reloaded.$form.get().company.revenue).toBe('12,000,000')
  })

  test('moves to another key, under which the next calculator restores it', async () => {
    const page = await calculatorPage()
    const calculator = await startCalculator(page)
    fillCompany(calculator)
    calculator.keepAs('later')
    calculator.setCompany('name', 'Bright Smiles')
    expect(page.tab.tab.get('draft')).toBeUndefined()
    calculator.stop(true)
    const next = await startCalculator(page, { draftKey: 'later' })
    expect(next.$form.get().company.name).toBe('Bright Smiles')
    expect(next.$unfinished.get()).toBeUndefined()
  })

  test('stays when the first calculator returns under its own key', async () => {
    const { page, first, other } = await replaced()
    other.setCompany('name', 'Harbor Freight')
    first.keepAs('draft.2')
    first.setDisconnected(false)
    first.stop(true)
    const [unchanged, moved] = [
      await startCalculator(page),
      await startCalculator(page, { draftKey: 'draft.2' }),
    ]
    expect(unchanged.$form.get().company.name).toBe('Harbor Freight')
    expect(moved.$form.get().company.name).toBe('Bright Smiles Dental')
  })

  test('is not offered as unfinished while in use when the previous calculator closes', async () => {
    const { page, first } = await replaced()
    first.stop()
    const reloaded = await startCalculator(page)
    expect(reloaded.$unfinished.get()).toBeUndefined()
    expect(reloaded.$form.get().company.name).toBe('Bright Smiles Dental')
  })

  test('survives a change of the saved quote outside the calculator', async () => {
    const page = await calculatorPage()
    const calculator = await startPricedCalculator(page)
    fillContact(calculator)
    await calculator.save()
    const [quote] = page.quotes.all
    if (quote === undefined) throw new Error('nothing was saved')
    const opened = await startCalculator(page, { quoteId: quote.id, draftKey: 'saved' })
    opened.setContact('firstName', 'Ada')
    page.quotes.put({ ...quote, modified: '2026-11-21T09:00:00.000Z' })
    const reloaded = await startCalculator(page, { quoteId: quote.id, draftKey: 'saved' })
    expect(reloaded.$form.get().contact.firstName).toBe('Ada')
    expect(reloaded.$conflict.get()).toBeUndefined()
  })

  test('is removed by a save: the next new quote is empty', async () => {
    const page = await calculatorPage()
    const calculator = await startPricedCalculator(page)
    fillContact(calculator)
    await calculator.save()
    calculator.stop()
    const next = await startCalculator(page)
    expect(next.$step.get()).toBe('company')
    expect(next.$form.get().company.name).toBe('')
    expect(next.$quote.get()).toBeUndefined()
    expect(next.$unfinished.get()).toBeUndefined()
  })

  test('is offered in the next new quote, which starts empty, when left unfinished', async () => {
    const page = await calculatorPage()
    const calculator = await startPricedCalculator(page)
    calculator.stop()
    const next = await startCalculator(page)
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
    const page = await calculatorPage()
    fillCompany(await startCalculator(page))
    ;(await startCalculator(page)).stop()
    const discarding = await startCalculator(page)
    discarding.discard()
    discarding.stop()
    expect((await startCalculator(page)).$unfinished.get()).toBeUndefined()

    const typing = await startCalculator(page)
    fillCompany(typing)
    typing.stop()
    const other = await startCalculator(page)
    other.setCompany('name', 'Harbor Freight')
    expect(other.$unfinished.get()).toBeUndefined()
    expect((await startCalculator(page)).$form.get().company.name).toBe('Harbor Freight')
  })

  test('is offered on top of its saved quote', async () => {
    const page = await calculatorPage()
    const calculator = await startPricedCalculator(page)
    fillContact(calculator)
    await calculator.save()
    const { id: quoteId } = page.quotes.all[0] ?? { id: '' }
    const opened = await startCalculator(page, { quoteId, draftKey: 'saved' })
    opened.setContact('firstName', 'Ada')
    opened.stop()
    const again = await startCalculator(page, { quoteId, draftKey: 'saved' })
    expect(again.$form.get().contact.firstName).toBe('Grace')
    await again.resume()
    expect(again.$form.get().contact.firstName).toBe('Ada')
    expect(again.$quote.get()?.id).toBe(quoteId)
  })

  test('is removed by starting over', async () => {
    const page = await calculatorPage()
    const calculator = await startPricedCalculator(page)
    fillContact(calculator)
    await calculator.save()
    calculator.startOver()
    expect((await startCalculator(page)).$form.get().company.name).toBe('')
    fillCompany(calculator)
    fillContact(calculator)
    await calculator.save()
    expect(page.quotes.all).toHaveLength(2)
  })
})
