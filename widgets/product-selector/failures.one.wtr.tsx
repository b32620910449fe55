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

describe('five failures', () => {
  test('a 500 is shown and reported, and the retry succeeds', async () => {
    const page = openSelector((on) =>
      on.on(listEligibleProducts, inTurn(errorResponse(500, 'internal'), json(offers))),
    )
    const event = nextEvent(page.element, 'parapet-error')
    await page.says('Our servers seem to be having trouble')
    equal((await event).detail.status, 500)
    await assertAccessible(page.element)
    page.button('Try again').click()
    await page.says('Prime 100')
  })

  test('a lost response shows products without prices, which a retry loads', async () => {
    const page = openSelector((on) => on.on(quickQuotePremium, noNetwork))
    await page.says("Prices couldn't be loaded")
    await page.says('Prime 100')
    await assertAccessible(page.element)
    page.server.answer(quickQuotePremium, exampleQuickPremiums)
    page.button('Try again').click()
    await page.says('about $4,200 a year')
  })

  test('an expired session is shown, and the next session is used', async () => {
    const page = openSelector((on) =>
      on.on(listEligibleProducts, errorResponse(401, 'sessionExpired')),
    )
    await page.says('Your session has ended')
    page.server.answer(listEligibleProducts, offers)
    page.button('Try again').click()
    await page.says('Prime 100')
  })

  test('a slow network shows a skeleton until the response arrives', async () => {
    const slow = delayed(json(offers))
    const page = openSelector((on) => on.on(listEligibleProducts, slow.reply))
    await page.says('Loading products')
    await assertAccessible(page.element)
    slow.release()
    await page.says('Prime 100')
  })

  test('offline is shown with a retry, which succeeds once online', async () => {
    const page = openSelector((on) => on.on(listEligibleProducts, noNetwork))
    await page.says("The products couldn't be loaded")
    page.server.answer(listEligibleProducts, offers)
    page.button('Try again').click()
    await page.says('Prime 100')
  })

  test('says what is missing without an account', async () => {
    const page = openSelector(() => {}, '')
    await page.says('No account was chosen')
    equal(page.server.callsOf(listEligibleProducts).length, 0)
  })
})
