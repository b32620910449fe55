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

const assertReleased = (element: Element) =>
  until(
    () => element.shadowRoot?.querySelector('[data-outcome]') && heightOf(element) < fewLines,
    'the released height',
  )

const missing = errorResponse(404, 'notFound')
/** Elements that need a record attribute. The calculator starts empty without one. */
const records = testedElements.filter(
  ([tag, { read }]) => read && tag !== 'parapet-quote-calculator',
)

describe('reserved height', () => {
  for (const [tag, { open, read }] of records) {
    test(`releases the reserved height of ${tag} when its record does not exist, but not while it may still load`, async () => {
      if (!read) return
      const failing = open((server) => server.on(read, noNetwork))
      await until(() => failing.shadowRoot?.querySelector('[part~=error]'), 'the error')
      assert(heightOf(failing) > fewLines, `It is ${heightOf(failing)} high`)
      await assertReleased(open((server) => server.on(read, missing)))
    })

    test(`releases the reserved height of ${tag} without a record`, async () => {
      await assertReleased(mount(`<${tag} client-key="pk"></${tag}>`))
    })
  }

  test('releases the calculator’s reserved height when its quote does not exist', async () => {
    const platform = scriptedPlatform()
    platform.server.on(getQuoteById, missing)
    await assertReleased(openPage('quote-id="quote-1"', platform).element)
  })

  test('releases the reserved height of an empty cart and of an empty product list', async () => {
    await assertReleased(openCart((server) => server.answer(getCart, cartWith([]))).element)
    const emptyList = openSelector((server) => server.answer(listEligibleProducts, { content: [] }))
    await assertReleased(emptyList.element)
  })
})
