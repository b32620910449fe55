import { getRisk, refreshRisk } from '#core/insurance/risk/endpoints.ts'
import { exampleRisk } from '#core/insurance/risk/risk.fixture.ts'
import { delayed, errorResponse, inTurn, json, noNetwork } from '#core/testing/scripted-server.ts'
import { leavePage } from '../security-code/testing/page.ts'
import { equal, nextEvent } from '../testing/assert.ts'
import { assertAccessible } from '../testing/axe.ts'
import { afterEach, describe, test } from '../testing/suite.ts'
import { openRisk } from './testing/page.ts'

afterEach(leavePage)

describe('five failures', () => {
  test('a 500 is shown and reported, and the retry succeeds', async () => {
    const page = openRisk((on) =>
      on.on(getRisk, inTurn(errorResponse(500, 'internal'), json(exampleRisk))),
    )
    const event = nextEvent(page.element, 'parapet-error')
    await page.says('Our servers seem to be having trouble')
    equal((await event).detail.status, 500)
    await assertAccessible(page.element)
    page.button('Try again').click()
    await page.says('Funds transfer')
  })

  test('a lost response keeps the scores and shows what to do', async () => {
    const page = openRisk((on) => on.on(refreshRisk, noNetwork))
    await page.says('Scan again')
    page.button('Scan again').click()
    await page.says('Check your connection and try again')
    await page.says('Funds transfer')
    await assertAccessible(page.element)
  })

  test('an expired session is shown, and the next session is used', async () => {
    const page = openRisk((on) => on.on(getRisk, errorResponse(401, 'sessionExpired')))
    await page.says('Your session has ended')
    page.server.answer(getRisk, exampleRisk)
    page.button('Try again').click()
    await page.says('Funds transfer')
  })

  test('a slow network shows a skeleton until the response arrives', async () => {
    const slow = delayed(json(exampleRisk))
    const page = openRisk((on) => on.on(getRisk, slow.reply))
    await page.says('Loading the risk')
    await assertAccessible(page.element)
    slow.release()
    await page.says('Funds transfer')
  })

  test('offline is shown with a retry, which succeeds once online', async () => {
    const page = openRisk((on) => on.on(getRisk, noNetwork))
    await page.says("The risk couldn't be loaded")
    page.server.answer(getRisk, exampleRisk)
    page.button('Try again').click()
    await page.says('Funds transfer')
  })

  test('says what is missing without an account', async () => {
    const page = openRisk(() => {}, '')
    await page.says('No account was chosen')
    equal(page.server.callsOf(getRisk).length, 0)
  })
})
