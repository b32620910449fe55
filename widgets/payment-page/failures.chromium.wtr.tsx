import {
  getPaymentStatus,
  getProviderKey,
  recordPayment,
} from '#core/insurance/billing/endpoints.ts'
import { inTurn, json, noNetwork, errorResponse } from '#core/testing/scripted-server.ts'
import { exchangeWorkflowCode, getWorkflow } from '#core/identity/security-code/endpoints.ts'
import { leavePage, openedRecord, sentWorkflow } from '../security-code/testing/page.ts'
import { equal, nextEvent, until } from '../testing/assert.ts'
import { assertAccessible } from '../testing/axe.ts'
import { afterEach, describe, test } from '../testing/suite.ts'
import { accepted, frameOf, openPayment, paid, unpaid } from './testing/page.ts'

afterEach(leavePage)

const pay = 'Pay $1,234.50'

describe('failures', () => {
  test('shows a retry when offline, and keeps the payment option selected', async () => {
    const page = openPayment((on) =>
      on.on(
        getProviderKey,
        inTurn(
          noNetwork,
          json({
            url: window.location.origin,
            key: 'pk_1',
            authCode: 'one-time',
            framePermit: 'permit',
            intentId: 'intent-1',
          }),
        ),
      ),
    )
    await page.expectText('E-check')
    const radios = () => [...page.root.querySelectorAll<HTMLInputElement>('input[type=radio]')]
    radios()[1]?.click()
    page.button(pay).click()
    await page.expectText("You won't be charged twice")
    await assertAccessible(page.element)
    page.button('Try again').click()
    await frameOf(page)
    page.button('Close').click()
    await until(() => radios()[1]?.checked, 'the way to pay still chosen')
  })

  test('shows what is missing for a policy without an address, and charges nothing', async () => {
    const detail = 'The policy still needs: Street address. Ask your agent to add it, then pay.'
    const page = openPayment((on) =>
      on.on(getProviderKey, errorResponse(409, 'policyIncomplete', { detail })),
    )
    await page.expectText(pay)
    page.button(pay).click()
    await page.expectText(detail)
    await assertAccessible(page.element)
  })

  test('shows that online payment is unavailable, and still offers a transfer', async () => {
    const detail = "Online payment isn't available yet. Pay by bank transfer."
    const page = openPayment((on) =>
      on.on(getProviderKey, errorResponse(409, 'paymentUnavailable', { detail })),
    )
    await page.expectText(pay)
    page.button(pay).click()
    await page.expectText(detail)
    await until(() => page.root.querySelector('dialog[open]') === null, 'no open dialog')
    await page.expectText('ACH/WIRE TRANSFER')
    await assertAccessible(page.element)
  })

  test('shows a 500, and succeeds on retry', async () => {
    const page = openPayment((on) =>
      on.on(getPaymentStatus, inTurn(errorResponse(500, 'internal'), json(unpaid))),
    )
    await page.expectText('Our servers seem to be having trouble')
    await assertAccessible(page.element)
    page.button('Try again').click()
    await page.expectText('PAY IN FULL')
  })

  test('finds the payment after a lost response', async () => {
    const page = openPayment((on) => on.on(recordPayment, noNetwork))
    await page.expectText(pay)
    page.button(pay).click()
    const { say } = await frameOf(page)
    page.server.answer(getPaymentStatus, paid)
    say(accepted)
    await page.expectText('Thank you for making payment')
  })

  test('asks for a new code after an expired session, and continues', async () => {
    const page = openPayment((on) => {
      on.answer(getWorkflow, sentWorkflow)
      on.on(exchangeWorkflowCode, json(openedRecord))
      on.on(getPaymentStatus, inTurn(errorResponse(401, 'sessionExpired'), json(unpaid)))
    }, 'workflow-id="wf-1"')
    await page.expectText('Enter the security code')
    page.fill(page.find<HTMLInputElement>('input'), '123456')
    await page.expectText('Your session has ended')
    page.button('Request a new code').click()
    await page.expectText('Enter the security code')
    page.fill(page.find<HTMLInputElement>('input'), '654321')
    await page.expectText('PAY IN FULL')
  })

  test('reports a malformed attribute, and still works', async () => {
    const page = openPayment()
    await page.expectText('PAY IN FULL')
    const event = nextEvent(page.element, 'parapet-error')
    page.element.setAttribute('theme', 'purple')
    equal((await event).detail.attribute, 'theme')
    await page.expectText('PAY IN FULL')
  })
})
