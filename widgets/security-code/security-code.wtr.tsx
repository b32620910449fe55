import { errorResponse, inTurn, json, noNetwork } from '#core/testing/scripted-server.ts'
import { exchangeWorkflowCode, sendWorkflowCode } from '#core/identity/security-code/endpoints.ts'
import { equal, nextEvent, until } from '../testing/assert.ts'
import { assertAccessible } from '../testing/axe.ts'
import { press } from '../testing/keys.ts'
import { afterEach, describe, test } from '../testing/suite.ts'
import { field, open, ready } from './testing/open-code.ts'
import { leavePage, openedRecord, sentWorkflow } from './testing/page.ts'

afterEach(leavePage)

describe('first security code', () => {
  const unsent = { ...sentWorkflow, state: 'unsent', codeExpiresInSeconds: 0 } as const

  test('sends the code by its button, and focuses its field', async () => {
    const page = open((on) => on.answer(sendWorkflowCode, sentWorkflow), undefined, unsent)
    await page.expectText('a 6-digit security code to d•••@bayside.example')
    await assertAccessible(page.element)
    equal(page.root.querySelector('input'), null, 'a field before there is a code')
    equal(page.server.callsOf(sendWorkflowCode).length, 0, 'calls on opening')
    page.button('Send code').focus()
    await press('Enter')
    await ready(page)
    equal(page.server.callsOf(sendWorkflowCode)[0]?.body, { via: 'email' })
    equal(page.root.activeElement, field(page), 'focus')
    await page.expectText('We sent a 6-digit code to d•••@bayside.example')
    await assertAccessible(page.element)
  })

  test('shows why a code cannot be sent, and sends it by method', async () => {
    const page = open(
      (on) => on.on(sendWorkflowCode, inTurn(noNetwork, json(sentWorkflow))),
      undefined,
      unsent,
    )
    await page.expectText('Send code')
    page.button('Send code').click()
    await page.expectText('Check your connection and try again')
    await assertAccessible(page.element)
    const resend: unknown = Reflect.get(page.element, 'resend')
    equal(typeof resend === 'function' && (await resend.call(page.element)), true)
    await ready(page)
  })
})

describe('security code', () => {
  test('submits six digits automatically and emits the result', async () => {
    const page = open((on) => on.on(exchangeWorkflowCode, json(openedRecord)))
    await ready(page)
    equal(field(page).getAttribute('autocomplete'), 'one-time-code')
    const dispatched = nextEvent(page.element, 'parapet-code-verified')
    page.fill(field(page), '12-34 56')
    equal((await dispatched).detail, {
      workflowId: 'wf-1',
      flow: 'E_PAY',
      redirectURL: '/policy/policy-1/accountant-payment',
      recordKind: 'policy',
      recordId: 'policy-1',
    })
    equal(page.server.callsOf(exchangeWorkflowCode).length, 1, 'calls')
  })

  test('reports a wrong code at the field, which keeps the code and the focus', async () => {
    const detail = 'Wrong code. You have 4 tries left.'
    const page = open((on) =>
      on.on(exchangeWorkflowCode, errorResponse(400, 'wrongCode', { detail })),
    )
    await ready(page)
    page.fill(field(page), '111111')
    await page.expectText(detail)
    equal(field(page).value, '111111')
    equal(field(page).getAttribute('aria-invalid'), 'true')
    equal(page.root.activeElement, field(page), 'focus')
    await assertAccessible(page.element)
  })

  test('sends another code by email or text message after the waiting time', async () => {
    const page = open((on) => on.answer(sendWorkflowCode, { ...sentWorkflow, resendInSeconds: 30 }))
    await ready(page)
    page.button('Resend by text').click()
    await page.expectText('New code sent')
    equal(page.server.callsOf(sendWorkflowCode)[0]?.body, { via: 'text' })
    await page.expectText('You can resend in 0:')
    page.button('Resend by email').click()
    equal(page.server.callsOf(sendWorkflowCode).length, 1, 'calls')
  })

  test('sends another code and clears the field by methods', async () => {
    const { flowUserPhone: _, ...phoneless } = sentWorkflow
    const page = open(
      (on) => on.answer(sendWorkflowCode, { ...phoneless, resendInSeconds: 30 }),
      undefined,
      phoneless,
    )
    const call = (name: string, ...given: readonly string[]): unknown => {
      const method: unknown = Reflect.get(page.element, name)
      return typeof method === 'function' ? method.apply(page.element, given) : undefined
    }
    equal(await call('resend', 'text'), false, 'without a phone')
    page.fill(field(page), '123')
    await call('reset')
    await until(() => field(page).value === '', 'the empty field')
    equal(await call('resend'), true)
    equal(await call('resend'), false, 'while it has to wait')
    equal(page.server.callsOf(sendWorkflowCode).length, 1, 'calls')
  })

  test('sends no text message without a phone, and shows why at the button', async () => {
    const { flowUserPhone: _, ...phoneless } = sentWorkflow
    const page = open(undefined, undefined, phoneless)
    await ready(page)
    equal(page.button('Resend by text').getAttribute('aria-disabled'), 'true')
    await page.expectText('No phone number on file')
  })
})
