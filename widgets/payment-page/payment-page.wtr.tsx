import {
  getBankInfo,
  getPaymentStatus,
  getProviderKey,
  listPaymentMethods,
  recordPayment,
  savePaymentToken,
  validatePayment,
} from '#core/insurance/billing/endpoints.ts'
import { leavePage } from '../security-code/testing/page.ts'
import { assert, equal, nextEvent, until } from '../testing/assert.ts'
import { assertAccessible } from '../testing/axe.ts'
import { afterEach, describe, test } from '../testing/suite.ts'
import { accepted, failed, frameOf, openPayment, paid, visa } from './testing/page.ts'

afterEach(leavePage)

const bank = {
  bank: 'First Demo Bank',
  routing: '110000000',
  account: '000987654321',
  accountName: 'Parapet',
  accountType: 'Checking',
  swift: 'DEMOUS33',
  phone: '+1 555 010 0188',
  email: 'billing@parapet.example',
  address: '100 Example Street',
  reference: 'PP-5000001',
}

const pay = 'Pay $1,234.50'

describe('paying by card', () => {
  test('sends the key only to the frame, and ends as Paid', async () => {
    const page = openPayment((on) => on.answer(recordPayment, paid))
    await page.expectText(pay)
    page.button(pay).click()
    page.button(pay).click()
    const { frame, say } = await frameOf(page, { isReady: false })
    equal(page.server.callsOf(getProviderKey).length, 1, 'keys')
    assert(!frame.src.includes('one-time'), `A secret in the address: ${frame.src}`)
    assert(frame.src.includes(`parent=${encodeURIComponent(window.location.origin)}`), frame.src)
    await assertAccessible(page.element)
    say({ type: 'ready' })
    await until(() => frame.checkVisibility({ visibilityProperty: true }), 'the frame shown')
    await assertAccessible(page.element)
    say(accepted)
    await page.expectText('Thank you for making payment')
    equal(page.root.querySelector('dialog'), null, 'dialog')
    await assertAccessible(page.element)
  })

  test('returns and reloads the status by methods', async () => {
    const page = openPayment()
    const call = (name: string): unknown => {
      const method: unknown = Reflect.get(page.element, name)
      return typeof method === 'function' ? method.apply(page.element) : undefined
    }
    const policy = { policyId: 'policy-1', policyNumber: 'PP-5000001' }
    equal(await call('getPayment'), { ...policy, status: 'Unpaid' })
    page.server.answer(getPaymentStatus, paid)
    await call('reload')
    equal(await call('getPayment'), { ...policy, status: 'Paid' })
    await page.expectText('Thank you for making payment')
  })

  test('fits the dialog to the height of the frame', async () => {
    const page = openPayment()
    await page.expectText(pay)
    page.button(pay).click()
    const { frame, say } = await frameOf(page)
    say({ type: 'resize', height: 200 })
    await until(() => frame.getBoundingClientRect().height === 200, 'the height of the frame')
    const dialog = page.find('dialog')
    const { height, width } = dialog.getBoundingClientRect()
    assert(height < 450, `The dialog is ${height} high around a frame of 200`)
    const around = width - frame.getBoundingClientRect().width
    assert(around < 100, `The dialog is ${width} wide, ${around} more than its frame`)
  })

  test('ignores other windows and origins', async () => {
    const page = openPayment((on) => on.answer(recordPayment, paid))
    await page.expectText(pay)
    page.button(pay).click()
    const { say } = await frameOf(page)
    say(accepted, 'https://evil.example')
    window.dispatchEvent(
      new MessageEvent('message', {
        data: accepted,
        origin: window.location.origin,
        source: window,
      }),
    )
    say({ type: 'completed', state: 'succeeded' })
    equal(page.server.callsOf(recordPayment).length, 0, 'records')
    // The frame's own message comes last: once it is handled, the others have been ignored.
    say(accepted)
    await page.expectText('Thank you for making payment')
    equal(page.server.callsOf(recordPayment).length, 1, 'records')
  })

  test('fetches another key when the frame’s key has expired', async () => {
    const page = openPayment()
    await page.expectText(pay)
    page.button(pay).click()
    const { frame, say } = await frameOf(page)
    const before = frame.src
    say({ type: 'expired' })
    await until(() => page.server.callsOf(getProviderKey).length === 2, 'another key')
    equal(page.root.querySelector('iframe'), frame, 'frame')
    equal(frame.src, before, 'address')
  })

  test('loads the status when the frame is closed', async () => {
    const page = openPayment()
    await page.expectText(pay)
    page.button(pay).click()
    await frameOf(page)
    page.server.answer(getPaymentStatus, failed)
    page.button('Close').click()
    await page.expectText('Your payment failed')
  })

  test('verifies the payment with the processor when closed during it', async () => {
    const page = openPayment((on) => on.answer(validatePayment, paid))
    await page.expectText(pay)
    page.button(pay).click()
    const { say } = await frameOf(page)
    say({ type: 'busy', busy: true })
    page.button('Close').click()
    await page.expectText('Thank you for making payment')
  })

  test('saves the payment method if requested', async () => {
    const page = openPayment((on) => {
      on.answer(recordPayment, paid)
      on.answer(savePaymentToken, undefined)
    })
    await page.expectText('Save this payment method')
    page.find<HTMLInputElement>('input[type=checkbox]').click()
    page.button(pay).click()
    ;(await frameOf(page)).say(accepted)
    await page.expectText('Thank you for making payment')
    equal(page.server.callsOf(savePaymentToken)[0]?.body, {
      intentId: 'intent-1',
      tokenId: 'tok-9',
    })
  })
})

describe('other payment options', () => {
  test('lists a saved method first and pays with its token', async () => {
    const page = openPayment((on) => on.answer(listPaymentMethods, [visa]))
    await page.expectText('Visa ending in 4242')
    await page.expectText('Expires 08/2039')
    assert(!page.root.querySelector('input[type=checkbox]'), 'A kept method is not kept again')
    page.button(pay).click()
    await frameOf(page)
    equal(page.server.callsOf(getProviderKey)[0]?.body, { method: 'saved', tokenId: 'tok-1' })
  })

  test('shows the bank account and the duration of a wire transfer', async () => {
    const page = openPayment((on) => on.answer(getBankInfo, bank))
    await page.expectText('ACH/WIRE TRANSFER')
    page.find<HTMLInputElement>('input[type=radio]:nth-of-type(1)')
    const radios = [...page.root.querySelectorAll<HTMLInputElement>('input[type=radio]')]
    radios.at(-1)?.click()
    await until(() => page.text().includes('Show bank details'), 'the button')
    page.button('Show bank details').click()
    await page.expectText('110000000')
    await page.expectText('3-5 business days to confirm')
    await assertAccessible(page.element)
    page.button('Done').click()
    await until(() => !page.root.querySelector('dialog'), 'the dialog closed')
  })
})

// The last test of this file, because a policy cannot be removed.
describe('blocked frame', () => {
  test('shows an error immediately when the page’s policy blocks the frame, and reports it', async () => {
    const page = openPayment()
    await page.expectText(pay)
    const policy = document.createElement('meta')
    policy.httpEquiv = 'Content-Security-Policy'
    policy.content = `frame-src 'none'`
    document.head.append(policy)
    const event = nextEvent(page.element, 'parapet-error')
    page.button(pay).click()
    await page.expectText("This page doesn't allow the secure payment page")
    equal((await event).detail.code, 'frameBlocked')
  })
})
