import { assert, equal, nextEvent, until } from '../testing/assert.ts'
import { afterEach, describe, test } from '../testing/suite.ts'
import {
  leavePage,
  openContact,
  openOptions,
  openPage,
  type CalculatorPage,
} from './testing/page.ts'

afterEach(leavePage)

/** Calls a method of the element like a page script. */
const call = (
  { element }: CalculatorPage,
  name: string,
  ...given: readonly unknown[]
): Promise<unknown> => {
  const method: unknown = Reflect.get(element, name)
  assert(typeof method === 'function', `There is no ${name}()`)
  return method.apply(element, given)
}

describe('calculator methods', () => {
  test('waits until the form has rendered', async () => {
    const page = openPage()
    equal(await call(page, 'getQuote'), { step: 'company', dirty: false })
    assert(page.control('account.name'), 'The answer came before the form')
  })

  test('shows an available step, and returns the price on screen', async () => {
    const page = openPage()
    equal(await call(page, 'goTo', 'options'), false, 'before the company is complete')
    await page.fillCompany()
    equal(await call(page, 'goTo', 'contact'), true)
    await until(() => page.control('contact.firstName'), 'the contact step')
    equal(await call(page, 'goTo', 'saved'), false, 'before it is saved')
    equal(await call(page, 'goTo', 'nowhere'), false, 'a step that there is not')
    const state = (await call(page, 'getQuote')) as {
      priced?: object
      dirty: boolean
      step: string
    }
    equal([state.step, state.dirty], ['contact', true])
  })

  test('clears the form and the price on reset(), and returns to the first step', async () => {
    const page = await openOptions()
    const before = (await call(page, 'getQuote')) as { priced?: { totalPremium: number } }
    assert(Number(before.priced?.totalPremium) > 0, 'There was no price')
    await call(page, 'reset')
    await until(() => page.control('account.name').value === '', 'the empty form')
    const after = (await call(page, 'getQuote')) as { step: string; dirty: boolean }
    equal([after.step, after.dirty], ['company', false])
  })

  test('discards unsaved changes to a saved quote on reset()', async () => {
    const { server, quotes, ...first } = await openContact()
    first.fillContact()
    first.button('Save quote').click()
    await first.expectText('Q-1001')
    const [quote] = quotes.all
    assert(quote, 'Nothing was saved')
    const page = openPage(`quote-id="${quote.id}"`, { server, quotes })
    equal(await call(page, 'goTo', 'contact'), true)
    await until(() => page.control('contact.firstName').value === 'Grace', 'the saved quote')
    page.fill('contact.firstName', 'Somebody')
    await until(() => Reflect.get(page.element, 'dirty'), 'the unsaved input')
    await call(page, 'reset')
    await until(() => page.control('contact.firstName').value === 'Grace', 'the saved input')
    equal(((await call(page, 'getQuote')) as { dirty: boolean }).dirty, false)
  })

  test('waits with save() for the form, and fails while it is empty', async () => {
    const page = openPage()
    equal(await call(page, 'save'), false)
    await until(() => page.root.querySelector('[aria-invalid]'), 'the marked field')
  })

  test('shows missing fields on save()', async () => {
    const page = openPage()
    await until(() => page.control('account.name'), 'the form')
    page.fill('account.name', 'Bright Smiles Dental')
    await until(() => Reflect.get(page.element, 'dirty'), 'the unsaved input')
    equal(await call(page, 'save'), false)
    await until(() => page.root.querySelector('[aria-invalid]'), 'the marked field')
  })
})

test('emits parapet-quote-changed for a status changed elsewhere when the page becomes visible', async () => {
  const page = await openContact()
  page.fillContact()
  page.button('Save quote').click()
  await page.expectText('Q-1001')
  const [quote] = page.quotes.all
  assert(quote, 'Nothing was saved')
  page.quotes.put({ ...quote, status: 'BOUND', allowedActions: [] })
  const changed = nextEvent(page.element, 'parapet-quote-changed')
  document.dispatchEvent(new Event('visibilitychange'))
  equal((await changed).detail, { field: 'status' })
})
