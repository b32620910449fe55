import { inTurn, json, noNetwork, errorResponse } from '#core/testing/scripted-server.ts'
import { exchangeWorkflowCode, getWorkflow } from '#core/identity/security-code/endpoints.ts'
import { assert, equal } from '../testing/assert.ts'
import { assertAccessible } from '../testing/axe.ts'
import { afterEach, describe, test } from '../testing/suite.ts'
import { field, open, ready } from './testing/open-code.ts'
import { leavePage, openedRecord, sentWorkflow } from './testing/page.ts'

afterEach(leavePage)

describe('wording', () => {
  for (const [flow, title] of [
    ['E_PAY', 'Pay for your policy'],
    ['SURPLUS_NOTICE', 'Review and sign your notice'],
    ['OTHER', 'View your quote'],
  ] as const) {
    test(`shows the texts of the flow ${flow}`, async () => {
      const page = open(undefined, undefined, { ...sentWorkflow, flow })
      await page.expectText(title)
      await page.expectText('support@parapet.example')
    })
  }
})

describe('failures', () => {
  test('shows when offline, keeps the digits, and retries by Continue', async () => {
    const page = open((on) => on.on(exchangeWorkflowCode, inTurn(noNetwork, json(openedRecord))))
    await ready(page)
    page.fill(field(page), '123456')
    await page.expectText('Check your connection and try again')
    equal(field(page).value, '123456')
    page.button('Continue').click()
    await page.expectText('Code accepted')
  })

  test('shows the spec’s text and a retry for a 500 on load', async () => {
    const page = open((on) =>
      on.on(getWorkflow, inTurn(errorResponse(500, 'internal'), json(sentWorkflow))),
    )
    await page.expectText('Site Under Maintainence!')
    await assertAccessible(page.element)
    page.button('Try again').click()
    await ready(page)
  })

  test('accepts the same code again after a lost response', async () => {
    let used = 0
    const page = open((on) =>
      on.on(exchangeWorkflowCode, (call) => {
        used += 1
        return used === 1 ? noNetwork(call) : json(openedRecord)(call)
      }),
    )
    await ready(page)
    page.fill(field(page), '123456')
    await page.expectText('Check your connection')
    page.button('Continue').click()
    await page.expectText('Code accepted')
    equal(used, 2, 'tries')
  })

  test('shows the server’s text for an invalid link', async () => {
    const detail = "This link isn't valid. Request a new one."
    const page = open((on) =>
      on.on(getWorkflow, errorResponse(404, 'workflowNotFound', { detail })),
    )
    await page.expectText(detail)
  })

  test('reports a malformed attribute and sends no request', async () => {
    const page = open(undefined, 'workflow-id="a b/c"')
    await page.expectText('Open this page from the link in your email')
    equal(page.server.callsOf(getWorkflow).length, 0, 'calls')
  })
})

for (const theme of ['light', 'dark']) {
  describe(`accessibility, ${theme}`, () => {
    const attributes = `workflow-id="wf-1" theme="${theme}"`
    test('has no axe violations while asking, waiting, expired and locked', async () => {
      const page = open(undefined, attributes, { ...sentWorkflow, resendInSeconds: 30 })
      await ready(page)
      await assertAccessible(page.element)
      const lapsed = open(undefined, attributes, {
        ...sentWorkflow,
        state: 'expired',
        codeExpiresInSeconds: 0,
      })
      await lapsed.expectText('Code expired')
      await assertAccessible(lapsed.element)
      const locked = open(undefined, attributes, {
        ...sentWorkflow,
        state: 'locked',
        lockedForSeconds: 600,
      })
      await locked.expectText('Too many wrong codes')
      assert(/in (10:00|[89]:\d\d)/.test(locked.text()), locked.text())
      await assertAccessible(locked.element)
    })
  })
}
