import { inTurn, json, noNetwork, refusal } from '#core/testing/scripted-server.ts'
import { exchangeWorkflowCode, getWorkflow, sendWorkflowCode } from '#core/workflows/endpoints.ts'
import type { Workflow } from '#core/workflows/model.ts'
import { assert, equal, nextEvent, until } from '../testing/assert.ts'
import { assertAccessible } from '../testing/axe.ts'
import { afterEach, describe, test } from '../testing/suite.ts'
import './element.ts'
import {
  leavePage,
  openedRecord,
  openElement,
  sentWorkflow,
  type ElementPage,
} from './testing/page.ts'

afterEach(leavePage)

const open = (
  answers: Parameters<typeof openElement>[2] = () => {},
  attributes = 'workflow-id="wf-1"',
  workflow: Workflow = sentWorkflow,
): ElementPage =>
  openElement('parapet-security-code', attributes, (server) => {
    server.answer(getWorkflow, workflow)
    answers(server)
  })

const field = (page: ElementPage) => page.find<HTMLInputElement>('input')
const ready = (page: ElementPage) => until(() => page.root.querySelector('input'), 'the field')

describe('a code', () => {
  test('is one field: six digits go out by themselves and the page hears what they open', async () => {
    const page = open((on) => on.on(exchangeWorkflowCode, json(openedRecord)))
    await ready(page)
    equal(field(page).getAttribute('autocomplete'), 'one-time-code')
    const told = nextEvent(page.element, 'parapet-code-verified')
    page.fill(field(page), '12-34 56')
    equal((await told).detail, {
      workflowId: 'wf-1',
      flow: 'E_PAY',
      redirectURL: '/policy/policy-1/accountant-payment',
      recordKind: 'policy',
      recordId: 'policy-1',
    })
    equal(page.server.callsOf(exchangeWorkflowCode).length, 1, 'calls')
  })

  test('that is wrong is told at the field, which keeps it and has the focus', async () => {
    const detail = 'That code is not right. You have 4 tries left.'
    const page = open((on) => on.on(exchangeWorkflowCode, refusal(400, 'wrongCode', { detail })))
    await ready(page)
    page.fill(field(page), '111111')
    await page.says(detail)
    equal(field(page).value, '111111')
    equal(field(page).getAttribute('aria-invalid'), 'true')
    equal(page.root.activeElement, field(page), 'focus')
    await assertAccessible(page.element)
  })

  test('is sent again by mail or text once the wait is over', async () => {
    const page = open((on) => on.answer(sendWorkflowCode, { ...sentWorkflow, resendInSeconds: 30 }))
    await ready(page)
    page.button('Resend by text').click()
    await page.says('A new code is on its way')
    equal(page.server.callsOf(sendWorkflowCode)[0]?.body, { via: 'text' })
    await page.says('You can ask for another code in 0:')
    page.button('Resend by email').click()
    equal(page.server.callsOf(sendWorkflowCode).length, 1, 'calls')
  })

  test('cannot be texted without a phone, and the button says why', async () => {
    const { flowUserPhone: _, ...phoneless } = sentWorkflow
    const page = open(undefined, undefined, phoneless)
    await ready(page)
    equal(page.button('Resend by text').getAttribute('aria-disabled'), 'true')
    await page.says('no phone number on file')
  })
})

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

describe('five faults', () => {
  test('the network is gone: told, the digits stay, and Continue goes on', async () => {
    const page = open((on) => on.on(exchangeWorkflowCode, inTurn(noNetwork, json(openedRecord))))
    await ready(page)
    page.fill(field(page), '123456')
    await page.says('Check your connection and try again')
    equal(field(page).value, '123456')
    page.button('Continue').click()
    await page.says('Code accepted')
  })

  test('500 once on load: the spec’s words and a way on', async () => {
    const page = open((on) =>
      on.on(getWorkflow, inTurn(refusal(500, 'internal'), json(sentWorkflow))),
    )
    await page.says('Site Under Maintainence!')
    await assertAccessible(page.element)
    page.button('Try again').click()
    await ready(page)
  })

  test('a lost answer: the same code is accepted again', async () => {
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

  test('the link is not valid: the server says so', async () => {
    const detail = 'This link is not valid. Please ask for a new one.'
    const page = open((on) => on.on(getWorkflow, refusal(404, 'workflowNotFound', { detail })))
    await page.says(detail)
  })

  test('a malformed attribute: told, and nothing is asked', async () => {
    const page = open(undefined, 'workflow-id="a b/c"')
    await page.says('This page needs the link from your email')
    equal(page.server.callsOf(getWorkflow).length, 0, 'calls')
  })
})

for (const theme of ['light', 'dark']) {
  describe(`axe finds nothing, ${theme}`, () => {
    const attributes = `workflow-id="wf-1" theme="${theme}"`
    test('while it asks, waits, is lapsed and locked', async () => {
      const page = open(undefined, attributes, { ...sentWorkflow, resendInSeconds: 30 })
      await ready(page)
      await assertAccessible(page.element)
      const lapsed = open(undefined, attributes, {
        ...sentWorkflow,
        state: 'expired',
        codeExpiresInSeconds: 0,
      })
      await lapsed.says('This code has lapsed')
      await assertAccessible(lapsed.element)
      const locked = open(undefined, attributes, {
        ...sentWorkflow,
        state: 'locked',
        lockedForSeconds: 600,
      })
      await locked.says('Too many wrong codes')
      assert(/in (10:00|9:5\d)/.test(locked.text()), locked.text())
      await assertAccessible(locked.element)
    })
  })
}
