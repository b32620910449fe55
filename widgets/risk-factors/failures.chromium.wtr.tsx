import { getRisk, refreshRisk } from '#core/insurance/risk/endpoints.ts'
import { exampleRisk } from '#core/insurance/risk/risk.fixture.ts'
import { delayed, errorResponse, inTurn, json, noNetwork } from '#core/testing/scripted-server.ts'
import { leavePage } from '../security-code/testing/page.ts'
import { equal, nextEvent } from '../testing/assert.ts'
import { assertAccessible } from '../testing/axe.ts'
import { afterEach, describe, test } from '../testing/suite.ts'
import { openRisk } from './testing/page.ts'

afterEach(leavePage)

describe('failures', () => {
  test('shows and reports a 500, and succeeds on retry', async () => {
    const page = openRisk((on) =>
      on.on(getRisk, inTurn(errorResponse(500, 'internal'), json(exampleRisk))),
    )
    const event = nextEvent(page.element, 'parapet-error')
    await page.expectText('Our servers seem to be having trouble')
    equal((await event).detail.status, 500)
    await assertAccessible(page.element)
    page.button('Try again').click()
    await page.expectText('Funds transfer')
  })

  test('keeps the scores after a lost response and shows what to do', async () => {
    const page = openRisk((on) => on.on(refreshRisk, noNetwork))
    await page.expectText('Scan again')
    page.button('Scan again').click()
    await page.expectText('Check your connection and try again')
    await page.expectText('Funds transfer')
    await assertAccessible(page.element)
  })

  test('shows an expired session and continues with the next one', async () => {
    const page = openRisk((on) => on.on(getRisk, errorResponse(401, 'sessionExpired')))
    await page.expectText('Your session has ended')
    page.server.answer(getRisk, exampleRisk)
    page.button('Try again').click()
    await page.expectText('Funds transfer')
  })

  test('shows a skeleton until a slow response arrives', async () => {
    const slow = delayed(json(exampleRisk))
    const page = openRisk((on) => on.on(getRisk, slow.reply))
    await page.expectText('Loading the risk')
    await assertAccessible(page.element)
    slow.release()
    await page.expectText('Funds transfer')
  })

  test('shows a retry when offline, which succeeds once online', async () => {
    const page = openRisk((on) => on.on(getRisk, noNetwork))
    await page.expectText("The risk couldn't be loaded")
    page.server.answer(getRisk, exampleRisk)
    page.button('Try again').click()
    await page.expectText('Funds transfer')
  })

  test('shows that the account is missing', async () => {
    const page = openRisk(() => {}, '')
    await page.expectText('No account was chosen')
    equal(page.server.callsOf(getRisk).length, 0)
  })
})
