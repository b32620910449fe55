import {
  listEligibleProducts,
  quickQuotePremium,
} from '#core/insurance/accounts/eligibility-endpoints.ts'
import { exampleOffers, exampleQuickPremiums } from '#core/insurance/accounts/offers.fixture.ts'
import { delayed, errorResponse, inTurn, json, noNetwork } from '#core/testing/scripted-server.ts'
import { leavePage } from '../security-code/testing/page.ts'
import { equal, nextEvent } from '../testing/assert.ts'
import { assertAccessible } from '../testing/axe.ts'
import { afterEach, describe, test } from '../testing/suite.ts'
import { openSelector } from './testing/page.ts'

afterEach(leavePage)

const offers = { content: [...exampleOffers] }

describe('failures', () => {
  test('shows and reports a 500, and succeeds on retry', async () => {
    const page = openSelector((on) =>
      on.on(listEligibleProducts, inTurn(errorResponse(500, 'internal'), json(offers))),
    )
    const event = nextEvent(page.element, 'parapet-error')
    await page.expectText('Our servers seem to be having trouble')
    equal((await event).detail.status, 500)
    await assertAccessible(page.element)
    page.button('Try again').click()
    await page.expectText('Prime 100')
  })

  test('shows products without prices after a lost response, and loads them on retry', async () => {
    const page = openSelector((on) => on.on(quickQuotePremium, noNetwork))
    await page.expectText("Prices couldn't be loaded")
    await page.expectText('Prime 100')
    await assertAccessible(page.element)
    page.server.answer(quickQuotePremium, exampleQuickPremiums)
    page.button('Try again').click()
    await page.expectText('about $4,200 a year')
  })

  test('shows an expired session and continues with the next one', async () => {
    const page = openSelector((on) =>
      on.on(listEligibleProducts, errorResponse(401, 'sessionExpired')),
    )
    await page.expectText('Your session has ended')
    page.server.answer(listEligibleProducts, offers)
    page.button('Try again').click()
    await page.expectText('Prime 100')
  })

  test('shows a skeleton until a slow response arrives', async () => {
    const slow = delayed(json(offers))
    const page = openSelector((on) => on.on(listEligibleProducts, slow.reply))
    await page.expectText('Loading products')
    await assertAccessible(page.element)
    slow.release()
    await page.expectText('Prime 100')
  })

  test('shows a retry when offline, which succeeds once online', async () => {
    const page = openSelector((on) => on.on(listEligibleProducts, noNetwork))
    await page.expectText("The products couldn't be loaded")
    page.server.answer(listEligibleProducts, offers)
    page.button('Try again').click()
    await page.expectText('Prime 100')
  })

  test('shows that the account is missing', async () => {
    const page = openSelector(() => {}, '')
    await page.expectText('No account was chosen')
    equal(page.server.callsOf(listEligibleProducts).length, 0)
  })
})
