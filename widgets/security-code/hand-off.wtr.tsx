import { exchangeWorkflowCode, getWorkflow } from '#core/identity/security-code/endpoints.ts'
import { getPaymentStatus } from '#core/insurance/billing/endpoints.ts'
import { json } from '#core/testing/scripted-server.ts'
import { answerBill } from '../payment-page/testing/page.ts'
import { assert, equal, until } from '../testing/assert.ts'
import { mount } from '../testing/mount.ts'
import { afterEach, describe, test } from '../testing/suite.ts'
import './element.ts'
import { leavePage, openedRecord, openElement, sentWorkflow } from './testing/page.ts'

afterEach(leavePage)

const openCode = () =>
  openElement('parapet-security-code', 'workflow-id="wf-1"', (server) => {
    server.answer(getWorkflow, sentWorkflow)
    server.on(exchangeWorkflowCode, json(openedRecord))
    answerBill(server)
  })

const enterCode = async (page: ReturnType<typeof openCode>) => {
  await until(() => page.root.querySelector('input'), 'the field')
  page.fill(page.find<HTMLInputElement>('input'), '123456')
  await page.expectText('Code accepted')
}

const textOf = (element: Element) => element.shadowRoot?.textContent ?? ''

describe('correct security code', () => {
  test('opens the payment element on the page without page scripts or tokens in events', async () => {
    const page = openCode()
    const api = page.element.getAttribute('api-base') ?? ''
    const payment = mount(
      `<parapet-payment-page api-base="${api}" region="us"></parapet-payment-page>`,
    )
    const events: unknown[] = []
    const note = (event: Event) => events.push((event as CustomEvent).detail)
    page.element.addEventListener('parapet-code-verified', note)
    await enterCode(page)
    await until(() => textOf(payment).includes('PAY IN FULL'), 'the bill')
    await page.expectText('Your page is open on this site now.')
    const [call] = page.server.callsOf(getPaymentStatus)
    equal(call?.headers.get('Authorization'), `Bearer ${openedRecord.accessToken}`)
    assert(!JSON.stringify(events).includes(openedRecord.accessToken), 'A token in an event')
  })

  test('does not expose its token to frames, later scripts or other platforms', async () => {
    const page = openCode()
    const frame = mount('<iframe></iframe>')
    assert(frame instanceof HTMLIFrameElement, 'No frame')
    const messages: unknown[] = []
    frame.contentWindow?.addEventListener('message', ({ data }) => messages.push(data))
    const api = page.element.getAttribute('api-base') ?? ''
    const [elsewhere, here] = ['https://other.example', api].map((base) =>
      mount(`<parapet-payment-page api-base="${base}" region="us"></parapet-payment-page>`),
    )
    assert(elsewhere && here, 'No elements')
    await enterCode(page)
    await until(() => textOf(here).includes('PAY IN FULL'), 'the bill')
    assert(!textOf(elsewhere).includes('PAY IN FULL'), 'Another platform shows the bill')
    const seen = [
      messages,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      location.href,
      history.state,
      window.name,
      document.documentElement.outerHTML,
      page.root.innerHTML,
      Object.entries(page.element).map(String),
      performance.getEntries().map(({ name }) => name),
    ]
    assert(!JSON.stringify(seen).includes(openedRecord.accessToken), 'The token is in sight')
  })

  test('opens a payment element added later, for its policy only', async () => {
    const page = openCode()
    await enterCode(page)
    const api = page.element.getAttribute('api-base') ?? ''
    const place = mount(
      `<div><parapet-payment-page api-base="${api}" region="us" policy-id="policy-1"></parapet-payment-page>
      <parapet-payment-page api-base="${api}" region="us" policy-id="policy-2"></parapet-payment-page></div>`,
    )
    const [mine, other] = place.children
    assert(mine && other, 'No elements')
    await until(() => textOf(mine).includes('PAY IN FULL'), 'the bill')
    await until(
      () => textOf(other).includes('no client key or session'),
      'the error of the other platform',
    )
  })

  test('links to the record if no element shows it', async () => {
    const page = openCode()
    await enterCode(page)
    const link = page.find<HTMLAnchorElement>('a[href*="policy-1"]')
    equal(new URL(link.href).pathname, '/policy/policy-1/accountant-payment')
  })
})
