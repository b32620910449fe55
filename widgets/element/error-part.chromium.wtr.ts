import { exchangeWorkflowCode } from '#core/identity/security-code/endpoints.ts'
import { errorResponse, noNetwork } from '#core/testing/scripted-server.ts'
import { failed, openPayment } from '../payment-page/testing/page.ts'
import { getPaymentStatus } from '#core/insurance/billing/endpoints.ts'
import { field, open as openCode, ready } from '../security-code/testing/open-code.ts'
import { equal, until } from '../testing/assert.ts'
import { leaveElements, testedElements } from '../testing/every-element.ts'
import { mount } from '../testing/mount.ts'
import { afterEach, describe, test } from '../testing/suite.ts'

afterEach(leaveElements)

const errorOf = (element: Element) =>
  until(() => element.shadowRoot?.querySelector('[part~=error]'), 'the part of the error')

describe('::part(error)', () => {
  for (const [tag, { open, read }] of testedElements)
    if (read)
      test(`styles the load error of ${tag}`, async () => {
        await errorOf(open((server) => server.on(read, noNetwork)))
      })

  test('styles the error of a wrong security code', async () => {
    const wrongCode = errorResponse(400, 'wrongCode', { detail: 'Wrong code.' })
    const page = openCode((server) => server.on(exchangeWorkflowCode, wrongCode))
    await ready(page)
    page.fill(field(page), '111111')
    equal((await errorOf(page.element)).textContent?.trim(), 'Wrong code.')
  })

  test('styles the error of a failed payment', async () => {
    await errorOf(openPayment((server) => server.answer(getPaymentStatus, failed)).element)
  })

  test('styles the errors of a failed login and a blocked window', async () => {
    const { open } = globalThis
    globalThis.open = () => null
    try {
      const element = mount('<parapet-sign-in-button client-key="pk"></parapet-sign-in-button>')
      const button = await until(() => element.shadowRoot?.querySelector('button'), 'the button')
      button.click()
      await errorOf(element)
    } finally {
      globalThis.open = open
    }
  })

  test('styles an error among the notifications', async () => {
    const element = mount('<parapet-notifications></parapet-notifications>')
    const detail = { kind: 'error', text: 'Not saved.' }
    element.dispatchEvent(new CustomEvent('parapet-notification', { bubbles: true, detail }))
    await errorOf(element)
  })
})
