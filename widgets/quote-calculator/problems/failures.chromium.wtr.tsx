import { calculatePrice } from '#core/insurance/rating/endpoints.ts'
import { saveQuote } from '#core/insurance/quotes/edit/endpoints.ts'
import { delayed, inTurn, noNetwork, errorResponse } from '#core/testing/scripted-server.ts'
import { priceReply } from '#core/testing/scripted-rater.ts'
import { assert, equal, nextEvent, until } from '../../testing/assert.ts'
import { assertAccessible } from '../../testing/axe.ts'
import { afterEach, describe, test } from '../../testing/suite.ts'
import {
  leavePage,
  openContact,
  openOptions,
  openPage,
  type CalculatorPage,
} from '../testing/page.ts'

afterEach(leavePage)

/** The values of the current step. */
const valuesOf = ({ root }: CalculatorPage): readonly string[] =>
  [...root.querySelectorAll<HTMLInputElement>('form [name]')].map(
    (control) => `${control.name}=${control.type === 'checkbox' ? control.checked : control.value}`,
  )

const alertOf = (page: CalculatorPage) =>
  until(() => page.root.querySelector<HTMLElement>('[part~=error]'), 'a message')

describe('failures', () => {
  test('shows a remedy without a network and keeps every value', async () => {
    const page = await openOptions()
    page.server.on(calculatePrice, noNetwork)
    const dispatched = nextEvent(page.element, 'parapet-error')
    page.choose('global.deductible', '500000')
    const before = valuesOf(page)
    await alertOf(page)
    await page.expectText("Couldn't reach the server. Your entries are safe.")
    equal((await dispatched).detail.phase, 'network')
    await assertAccessible(page.element)
    page.server.on(calculatePrice, priceReply)
    page.button('Try again').click()
    await until(() => !page.root.querySelector('[part~=error]'), 'the message gone')
    equal(valuesOf(page), before)
  })

  test('shows the error once, at a position that depends on the layout', async () => {
    const page = await openOptions()
    page.server.on(calculatePrice, noNetwork)
    page.choose('global.deductible', '500000')
    const shown = () =>
      [...page.root.querySelectorAll('[part~=error]')].filter((each) => each.checkVisibility())
    await until(() => shown().length === 1, 'the notice')
    const isByPrice = () =>
      page.root.querySelector('[part~=summary]')?.parentElement?.contains(shown()[0] ?? null)
    page.element.style.width = '700px'
    for (const size of ['16px', '8px', '16px']) {
      // The layout depends on the width in letters.
      page.element.style.setProperty('--parapet-font-size', size)
      // One layout after the other.
      // oxlint-disable-next-line no-await-in-loop
      await until(
        () => shown().length === 1 && isByPrice() === (size === '8px'),
        `the notice at ${size}`,
      )
      equal(page.root.querySelectorAll('[part~=error]').length, 1, 'notices')
    }
  })

  test('recovers from a single 500', async () => {
    const page = await openOptions()
    page.server.on(calculatePrice, inTurn(errorResponse(500, 'unexpected'), priceReply))
    page.choose('global.deductible', '500000')
    const before = valuesOf(page)
    await page.expectText('Our servers seem to be having trouble.')
    page.button('Try again').click()
    await until(() => !page.root.querySelector('[part~=error]'), 'the message gone')
    equal(valuesOf(page), before)
  })

  test('creates no second quote when saving again after a lost response', async () => {
    const page = await openContact()
    page.fillContact()
    const before = valuesOf(page)
    page.server.on(saveQuote, async (call) => {
      await page.quotes.save(call)
      return noNetwork(call)
    })
    page.button('Save quote').click()
    await page.expectText("it won't be saved twice")
    equal(valuesOf(page), before)
    await assertAccessible(page.element)
    page.server.on(saveQuote, page.quotes.save)
    page.button('Save quote').click()
    await page.expectText('Q-1001')
    equal(page.quotes.all.length, 1, 'quotes')
  })

  test('creates no second quote on clicks during a slow save', async () => {
    const page = await openContact()
    page.fillContact()
    const before = valuesOf(page)
    const slow = delayed(page.quotes.save)
    page.server.on(saveQuote, slow.reply)
    const button = page.button('Save quote')
    button.click()
    await until(() => button.getAttribute('aria-busy') === 'true', 'the save')
    button.click()
    equal(valuesOf(page), before)
    slow.release()
    await page.expectText('Q-1001')
    equal(page.server.callsOf(saveQuote).length, 1, 'calls')
  })

  test('renews an expired session and saves', async () => {
    const page = await openContact()
    page.fillContact()
    page.server.on(saveQuote, inTurn(errorResponse(401, 'sessionExpired'), page.quotes.save))
    page.button('Save quote').click()
    await page.expectText('Q-1001')
  })

  test('shows a session that cannot be renewed and keeps every value', async () => {
    const page = await openContact()
    page.fillContact()
    const before = valuesOf(page)
    page.server.on(saveQuote, errorResponse(401, 'sessionExpired'))
    page.button('Save quote').click()
    await page.expectText('session has ended')
    equal(valuesOf(page), before)
    page.server.on(saveQuote, page.quotes.save)
    page.button('Save quote').click()
    await page.expectText('Q-1001')
  })

  test('reports a malformed attribute to the page only, and still works', async () => {
    const page = openPage()
    await page.fillCompany()
    const before = valuesOf(page)
    const dispatched = nextEvent(page.element, 'parapet-error')
    page.element.setAttribute('theme', 'purple')
    equal((await dispatched).detail.attribute, 'theme')
    assert(!page.text().includes('purple'), 'Visitors read of it')
    equal(valuesOf(page), before)
  })
})

describe('API errors', () => {
  test('shows an API error at its field and removes it when the field changes', async () => {
    const page = openPage()
    const detail = "This product isn't offered in that state"
    const errors = [{ code: 'stateNotOffered', detail, field: 'account.state' }]
    page.server.on(calculatePrice, errorResponse(400, 'invalidInput', { errors }))
    await page.fillCompany()
    page.button('Continue').click()
    await page.expectText(detail)
    page.server.on(calculatePrice, priceReply)
    const [link] = [...page.root.querySelectorAll<HTMLElement>('[part~=error] button')]
    link?.click()
    await until(() => page.root.activeElement === page.control('account.state'), 'the field')
    equal(page.control('account.state').getAttribute('aria-invalid'), 'true')
    page.choose('account.state', 'NY')
    await until(() => !page.text().includes(detail), 'the message gone')
  })

  test('shows how long to wait after too many requests', async () => {
    const page = await openOptions()
    page.server.on(
      calculatePrice,
      errorResponse(429, 'tooManyRequests', { headers: { 'Retry-After': '30' } }),
    )
    page.choose('global.deductible', '500000')
    await page.expectText('Try again in 30 seconds.')
  })

  test('shows that a quote is missing', async () => {
    const page = openPage('quote-id="nowhere"')
    await page.expectText("This quote doesn't exist")
    await assertAccessible(page.element)
  })
})
