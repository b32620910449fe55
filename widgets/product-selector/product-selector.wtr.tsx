import { leavePage } from '../security-code/testing/page.ts'
import { equal, nextEvent, until } from '../testing/assert.ts'
import { assertAccessible } from '../testing/axe.ts'
import { press } from '../testing/keys.ts'
import { afterEach, describe, test } from '../testing/suite.ts'
import { openSelector } from './testing/page.ts'

afterEach(leavePage)

const pressed = (root: ShadowRoot) =>
  [...root.querySelectorAll('[aria-pressed=true]')].map((each) => each.getAttribute('aria-label'))

const call = async (element: HTMLElement, name: string, ...given: readonly unknown[]) => {
  const method: unknown = Reflect.get(element, name)
  return typeof method === 'function' ? method.apply(element, given) : undefined
}

describe('product selector', () => {
  test('shows prices by line of business, or every reason why a product is unavailable', async () => {
    const page = openSelector()
    await page.expectText('about $4,200 a year')
    await page.expectText('about $2,700.50 a year')
    await page.expectText('Underwriting reviews it first')
    await page.expectText('For companies with a higher revenue')
    equal(page.root.querySelectorAll('[part=line]').length, 2, 'lines')
    equal(page.root.querySelectorAll('li[part=product]').length, 3, 'products')
    equal(page.root.querySelectorAll('button').length, 2, 'buttons')
    await assertAccessible(page.element)
  })

  test('chooses a product by keyboard and emits an event', async () => {
    const page = openSelector()
    await page.expectText('about $4,200 a year')
    const event = nextEvent(page.element, 'parapet-product-chosen')
    page.root.querySelector('button')?.focus()
    await press('Enter')
    equal((await event).detail, {
      accountId: 'account-1',
      product: 'P100',
      totalPremium: 4_200,
      currency: 'USD',
    })
    await until(() => pressed(page.root).length === 1, 'the choice')
    equal(pressed(page.root), ['Chosen: Prime 100'])
    await assertAccessible(page.element)
  })

  test('chooses a product by method, except one that cannot be quoted', async () => {
    const page = openSelector()
    equal(await call(page.element, 'choose', 'P250'), false)
    equal(await call(page.element, 'choose', 'toString'), false)
    equal(await call(page.element, 'choose', 'ZSP_CRIME'), true)
    await until(() => pressed(page.root)[0] === 'Chosen: Zurich Select Plus Crime', 'the choice')
  })

  test('starts with the product of the attribute, and supports German', async () => {
    const page = openSelector(() => {}, 'account-id="account-1" product="zsp_crime" locale="de-DE"')
    await page.expectText('Für Unternehmen mit höherem Umsatz')
    await until(() => pressed(page.root).length === 1, 'the choice')
    equal(pressed(page.root), ['Gewählt: Zurich Select Plus Vertrauensschaden'])
  })
})
