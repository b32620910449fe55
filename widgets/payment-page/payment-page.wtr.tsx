import {
  getBankInfo,
  getPaymentStatus,
  getProviderKey,
  listPaymentMethods,
  recordPayment,
  retryPayment,
  savePaymentToken,
  validatePayment,
} from '#core/billing/endpoints.ts'
import { inTurn, json, noNetwork, refusal } from '#core/testing/scripted-server.ts'
import { exchangeWorkflowCode, getWorkflow } from '#core/workflows/endpoints.ts'
import { leavePage, openedRecord, sentWorkflow } from '../security-code/testing/page.ts'
import { assert, equal, nextEvent, until } from '../testing/assert.ts'
import { assertAccessible } from '../testing/axe.ts'
import { afterEach, describe, test } from '../testing/suite.ts'
import {
  accepted,
  failed,
  frameOf,
  openPayment,
  paid,
  processed,
  unpaid,
  visa,
} from './testing/page.ts'

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

describe('the bill', () => {
  test('says what is due, for what and until when, and tells the page', async () => {
    const page = openPayment()
    const told = nextEvent(page.element, 'parapet-payment-changed')
    await page.says('PAY IN FULL')
    await page.says('$1,234.50')
    await page.says('November 27, 2026')
    await page.says('Cyber insurance for Bayside Dental Group')
    equal((await told).detail, {
      policyId: 'policy-1',
      policyNumber: 'PP-5000001',
      status: 'Unpaid',
    })
  })

  test('is not offered to who only looks', async () => {
    const page = openPayment((on) => on.answer(getPaymentStatus, { ...unpaid, allowedActions: [] }))
    await page.says('You can see this bill but not pay it')
    equal(page.root.querySelectorAll('button').length, 0, 'buttons')
  })

  test('offers no installments', async () => {
    const page = openPayment()
    await page.says('PAY IN FULL')
    assert(!/install/i.test(page.text()), page.text())
  })
})

describe('statuses', () => {
  for (const [status, text] of [
    [paid, 'Thank you for making payment for Policy# PP-5000001'],
    [processed, 'Payment is being processed'],
    [failed, 'Your payment failed'],
    [{ ...unpaid, status: 'Partially Paid' as const }, 'Part of this policy is paid'],
  ] as const) {
    test(`${status.status} reads “${text}”`, async () => {
      await openPayment((on) => on.answer(getPaymentStatus, status)).says(text)
    })
  }

  test('Failed returns to the choices by Make Payment', async () => {
    const page = openPayment((on) => {
      on.answer(getPaymentStatus, failed)
      on.answer(retryPayment, unpaid)
    })
    await page.says('The card was declined.')
    page.button('Make Payment').click()
    await page.says('PAY IN FULL')
  })
})

describe('paying by card', () => {
  test('hands the key to the frame alone, by message, and ends as Paid', async () => {
    const page = openPayment((on) => on.answer(recordPayment, paid))
    await page.says(pay)
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
    await page.says('Thank you for making payment')
    equal(page.root.querySelector('dialog'), null, 'dialog')
    await assertAccessible(page.element)
  })

  test('does not listen to other windows and origins', async () => {
    const page = openPayment((on) => on.answer(recordPayment, paid))
    await page.says(pay)
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
    await new Promise((done) => setTimeout(done, 50))
    equal(page.server.callsOf(recordPayment).length, 0, 'records')
  })

  test('fetches another key when the frame says that its own is used up', async () => {
    const page = openPayment()
    await page.says(pay)
    page.button(pay).click()
    const { frame, say } = await frameOf(page)
    const before = frame.src
    say({ type: 'expired' })
    await until(() => page.server.callsOf(getProviderKey).length === 2, 'another key')
    equal(page.root.querySelector('iframe'), frame, 'frame')
    equal(frame.src, before, 'address')
  })

  test('rechecks the status when the frame is closed', async () => {
    const page = openPayment()
    await page.says(pay)
    page.button(pay).click()
    await frameOf(page)
    page.server.answer(getPaymentStatus, failed)
    page.button('Close').click()
    await page.says('Your payment failed')
  })

  test('closed while it was busy has the processor report again', async () => {
    const page = openPayment((on) => on.answer(validatePayment, paid))
    await page.says(pay)
    page.button(pay).click()
    const { say } = await frameOf(page)
    say({ type: 'busy', busy: true })
    page.button('Close').click()
    await page.says('Thank you for making payment')
  })

  test('keeps the method when that was ticked', async () => {
    const page = openPayment((on) => {
      on.answer(recordPayment, paid)
      on.answer(savePaymentToken, undefined)
    })
    await page.says('Save this payment method')
    page.find<HTMLInputElement>('input[type=checkbox]').click()
    page.button(pay).click()
    ;(await frameOf(page)).say(accepted)
    await page.says('Thank you for making payment')
    equal(page.server.callsOf(savePaymentToken)[0]?.body, {
      intentId: 'intent-1',
      tokenId: 'tok-9',
    })
  })
})

describe('other ways', () => {
  test('a saved method stands first and is paid with its token', async () => {
    const page = openPayment((on) => on.answer(listPaymentMethods, [visa]))
    await page.says('Visa ending in 4242')
    await page.says('Expires 08/2039')
    assert(!page.root.querySelector('input[type=checkbox]'), 'A kept method is not kept again')
    page.button(pay).click()
    await frameOf(page)
    equal(page.server.callsOf(getProviderKey)[0]?.body, { method: 'saved', tokenId: 'tok-1' })
  })

  test('a wire shows where it goes and how long it takes', async () => {
    const page = openPayment((on) => on.answer(getBankInfo, bank))
    await page.says('ACH/WIRE TRANSFER')
    page.find<HTMLInputElement>('input[type=radio]:nth-of-type(1)')
    const radios = [...page.root.querySelectorAll<HTMLInputElement>('input[type=radio]')]
    radios.at(-1)?.click()
    await until(() => page.text().includes('Show bank details'), 'the button')
    page.button('Show bank details').click()
    await page.says('110000000')
    await page.says('3-5 business days to confirm')
    await assertAccessible(page.element)
    page.button('Done').click()
    await until(() => !page.root.querySelector('dialog'), 'the dialog closed')
  })
})

describe('behind a code', () => {
  test('asks for it first, then shows the bill of the policy it opens', async () => {
    const page = openPayment((on) => {
      on.answer(getWorkflow, sentWorkflow)
      on.on(exchangeWorkflowCode, json(openedRecord))
    }, 'workflow-id="wf-1"')
    await page.says('Enter the security code')
    page.fill(page.find<HTMLInputElement>('input'), '123456')
    await page.says('PAY IN FULL')
  })
})

describe('five faults', () => {
  test('the network is gone: told with a way on, the way to pay stays chosen', async () => {
    const page = openPayment((on) =>
      on.on(
        getProviderKey,
        inTurn(
          noNetwork,
          json({
            url: window.location.origin,
            key: 'pk_1',
            authCode: 'one-time',
            intentId: 'intent-1',
          }),
        ),
      ),
    )
    await page.says('E-check')
    const radios = () => [...page.root.querySelectorAll<HTMLInputElement>('input[type=radio]')]
    radios()[1]?.click()
    page.button(pay).click()
    await page.says('You will not be charged twice')
    await assertAccessible(page.element)
    page.button('Try again').click()
    await frameOf(page)
    page.button('Close').click()
    await until(() => radios()[1]?.checked, 'the way to pay still chosen')
  })

  test('500 once: told, and asked again it is there', async () => {
    const page = openPayment((on) =>
      on.on(getPaymentStatus, inTurn(refusal(500, 'internal'), json(unpaid))),
    )
    await page.says('Our servers seem to be having trouble')
    await assertAccessible(page.element)
    page.button('Try again').click()
    await page.says('PAY IN FULL')
  })

  test('a lost answer: the payment is found all the same', async () => {
    const page = openPayment((on) => on.on(recordPayment, noNetwork))
    await page.says(pay)
    page.button(pay).click()
    const { say } = await frameOf(page)
    page.server.answer(getPaymentStatus, paid)
    say(accepted)
    await page.says('Thank you for making payment')
  })

  test('the session has ended behind a code: asks for a new code and goes on', async () => {
    const page = openPayment((on) => {
      on.answer(getWorkflow, sentWorkflow)
      on.on(exchangeWorkflowCode, json(openedRecord))
      on.on(getPaymentStatus, inTurn(refusal(401, 'sessionExpired'), json(unpaid)))
    }, 'workflow-id="wf-1"')
    await page.says('Enter the security code')
    page.fill(page.find<HTMLInputElement>('input'), '123456')
    await page.says('Your session has ended')
    page.button('Ask for a new code').click()
    await page.says('Enter the security code')
    page.fill(page.find<HTMLInputElement>('input'), '654321')
    await page.says('PAY IN FULL')
  })

  test('a malformed attribute: told, and the page goes on', async () => {
    const page = openPayment()
    await page.says('PAY IN FULL')
    page.element.setAttribute('theme', 'purple')
    await page.says('This page has set up the form wrongly')
    await page.says('PAY IN FULL')
  })
})

for (const theme of ['light', 'dark']) {
  describe(`axe finds nothing, ${theme}`, () => {
    const attributes = `policy-id="policy-1" theme="${theme}"`
    for (const status of [unpaid, processed, failed, paid]) {
      test(`in ${status.status}`, async () => {
        const page = openPayment((on) => {
          on.answer(getPaymentStatus, status)
          on.answer(listPaymentMethods, [visa])
        }, attributes)
        await until(
          () => page.root.querySelector('[part=bill], [part=outcome]'),
          'the bill or its outcome',
        )
        await assertAccessible(page.element)
      })
    }
  })
}
