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
    test(`follows the flow ${flow}`, async () => {
      const page = open(undefined, undefined, { ...sentWorkflow, flow })
      await page.says(title)
      await page.says('support@parapet.example')
    })
  }
})

describe('five failures', () => {
  test('offline is shown, the digits stay, and Continue retries', async () => {
    const page = open((on) => on.on(exchangeWorkflowCode, inTurn(noNetwork, json(openedRecord))))
    await ready(page)
    page.fill(field(page), '123456')
    await page.says('Check your connection and try again')
    equal(field(page).value, '123456')
    page.button('Continue').click()
    await page.says('Code accepted')
  })

  test('a 500 on load shows the spec’s text and a retry', async () => {
    const page = open((on) =>
      on.on(getWorkflow, inTurn(errorResponse(500, 'internal'), json(sentWorkflow))),
    )
    await page.says('Site Under Maintainence!')
    await assertAccessible(page.element)
    page.button('Try again').click()
    await ready(page)
  })

  test('after a lost response the same code is accepted again', async () => {
    let used = 0
    const page = open((on) =>
      on.on(exchangeWorkflowCode, (call) => {
        used += 1
        return used === 1 ? noNetwork(call) : json(openedRecord)(call)
      }),
    )
    await ready(page)
    page.fill(field(page), '123456')
    await page.says('Check your connection')
    page.button('Continue').click()
    await page.says('Code accepted')
    equal(used, 2, 'tries')
  })

  test('an invalid link shows the server’s text', async () => {
    const detail = "This link isn't valid. Request a new one."
    const page = open((on) =>
      on.on(getWorkflow, errorResponse(404, 'workflowNotFound', { detail })),
    )
    await page.says(detail)
  })

  test('a malformed attribute is shown, and nothing is called', async () => {
    const page = open(undefined, 'workflow-id="a b/c"')
    await page.says('Open this page from the link in your email')
    equal(page.server.callsOf(getWorkflow).length, 0, 'calls')
  })
})

for (const theme of ['light', 'dark']) {
  describe(`axe finds nothing, ${theme}`, () => {
    const attributes = `workflow-id="wf-1" theme="${theme}"`
    test('while asking, waiting, expired and locked', async () => {
      const page = open(undefined, attributes, { ...sentWorkflow, resendInSeconds: 30 })
      await ready(page)
      await assertAccessible(page.element)
      const lapsed = open(undefined, attributes, {
        ...sentWorkflow,
        state: 'expired',
        codeExpiresInSeconds: 0,
      })
      await lapsed.says('Code expired')
      await assertAccessible(lapsed.element)
      const locked = open(undefined, attributes, {
        ...sentWorkflow,
        state: 'locked',
        lockedForSeconds: 600,
      })
      await locked.says('Too many wrong codes')
      assert(/in (10:00|[89]:\d\d)/.test(locked.text()), locked.text())
      await assertAccessible(locked.element)
    })
  })
}
