import { getQuoteById } from '#core/insurance/quotes/endpoints.ts'
import { listEligibleProducts } from '#core/insurance/accounts/eligibility-endpoints.ts'
import { cartWith } from '#core/insurance/quotes/cart/cart.fixture.ts'
import { getCart } from '#core/insurance/quotes/cart/endpoints.ts'
import { errorResponse, noNetwork } from '#core/testing/scripted-server.ts'
import { openSelector } from '../product-selector/testing/page.ts'
import { openPage, scriptedPlatform } from '../quote-calculator/testing/page.ts'
import { openCart } from '../quote-cart/testing/page.ts'
import { assert, until } from '../testing/assert.ts'
import { leaveElements, testedElements } from '../testing/every-element.ts'
import { mount } from '../testing/mount.ts'
import { afterEach, describe, test } from '../testing/suite.ts'

afterEach(leaveElements)

/** More than a few lines, less than any reserved height. */
const fewLines = 300

const heightOf = (element: Element): number => element.getBoundingClientRect().height

const gives = (element: Element) =>
  until(
    () => element.shadowRoot?.querySelector('[data-outcome]') && heightOf(element) < fewLines,
    'the room back',
  )

const missing = errorResponse(404, 'notFound')
/** Elements that need a record attribute. The calculator starts empty without one. */
const records = testedElements.filter(
  ([tag, { read }]) => read && tag !== 'parapet-quote-calculator',
)

describe('the reserved height is released', () => {
  for (const [tag, { open, read }] of records) {
    test(`when the record of ${tag} does not exist, but not while it may still load`, async () => {
      if (!read) return
      const failing = open((server) => server.on(read, noNetwork))
      await until(() => failing.shadowRoot?.querySelector('[part~=error]'), 'the error')
      assert(heightOf(failing) > fewLines, `It is ${heightOf(failing)} high`)
      await gives(open((server) => server.on(read, missing)))
    })

    test(`when ${tag} has no record`, async () => {
      await gives(mount(`<${tag} client-key="pk"></${tag}>`))
    })
  }

  test('when the quote of the calculator does not exist', async () => {
    const platform = scriptedPlatform()
    platform.server.on(getQuoteById, missing)
    await gives(openPage('quote-id="quote-1"', platform).element)
  })

  test('when a cart is empty, and when there are no products', async () => {
    await gives(openCart((server) => server.answer(getCart, cartWith([]))).element)
    const none = openSelector((server) => server.answer(listEligibleProducts, { content: [] }))
    await gives(none.element)
  })
})
