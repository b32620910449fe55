import {
  getPaymentStatus,
  listPaymentMethods,
  retryPayment,
} from '#core/insurance/billing/endpoints.ts'
import { json } from '#core/testing/scripted-server.ts'
import { exchangeWorkflowCode, getWorkflow } from '#core/identity/security-code/endpoints.ts'
import { leavePage, openedRecord, sentWorkflow } from '../security-code/testing/page.ts'
import { assert, equal, nextEvent, until } from '../testing/assert.ts'
import { assertAccessible } from '../testing/axe.ts'
import { afterEach, describe, test } from '../testing/suite.ts'
import { failed, openPayment, paid, processed, unpaid, visa } from './testing/page.ts'

afterEach(leavePage)

describe('bill', () => {
  test('shows amount, purpose and date of the bill, and emits an event', async () => {
    const page = openPayment()
    const dispatched = nextEvent(page.element, 'parapet-payment-changed')
    await page.expectText('PAY IN FULL')
    await page.expectText('$1,234.50')
    await page.expectText('Nov 27, 2026')
    await page.expectText('Cyber insurance for Bayside Dental Group')
    equal((await dispatched).detail, {
      policyId: 'policy-1',
      policyNumber: 'PP-5000001',
      status: 'Unpaid',
    })
  })

  test('does not offer payment to read-only viewers', async () => {
    const page = openPayment((on) => on.answer(getPaymentStatus, { ...unpaid, allowedActions: [] }))
    await page.expectText("You can see this bill but can't pay it")
    equal(page.root.querySelectorAll('button').length, 0, 'buttons')
  })

  test('releases the space of its form when paid', async () => {
    const page = openPayment((on) => on.answer(getPaymentStatus, paid))
    await page.expectText('Thank you for making payment')
    const { height } = page.find('[part~=base]').getBoundingClientRect()
    assert(height < 26 * 16, `${height}px high`)
  })

  test('offers no installments', async () => {
    const page = openPayment()
    await page.expectText('PAY IN FULL')
    assert(!/install/i.test(page.text()), page.text())
  })
})

describe('statuses', () => {
  for (const [status, text] of [
    [paid, 'Thank you for making payment for Policy# PP-5000001'],
    [paid, 'We received $1,234.50.'],
    [paid, 'Your insurance with Harbor Insurance Agency'],
    [processed, 'Payment is being processed'],
    [failed, 'Your payment failed'],
    [{ ...unpaid, status: 'Partially Paid' as const }, 'Part of this policy is paid'],
  ] as const) {
    test(`shows “${text}” for ${status.status}`, async () => {
      await openPayment((on) => on.answer(getPaymentStatus, status)).expectText(text)
    })
  }

  test('returns from Failed to the options by Make Payment', async () => {
    const page = openPayment((on) => {
      on.answer(getPaymentStatus, failed)
      on.answer(retryPayment, unpaid)
    })
    await page.expectText('The card was declined.')
    page.button('Make Payment').click()
    await page.expectText('PAY IN FULL')
  })
})

describe('behind a security code', () => {
  test('asks for the code first, then shows the bill of its policy', async () => {
    const page = openPayment((on) => {
      on.answer(getWorkflow, sentWorkflow)
      on.on(exchangeWorkflowCode, json(openedRecord))
    }, 'workflow-id="wf-1"')
    await page.expectText('Enter the security code')
    page.fill(page.find<HTMLInputElement>('input'), '123456')
    await page.expectText('PAY IN FULL')
  })
})

for (const theme of ['light', 'dark']) {
  describe(`accessibility, ${theme}`, () => {
    const attributes = `policy-id="policy-1" theme="${theme}"`
    for (const status of [unpaid, processed, failed, paid]) {
      test(`has no axe violations in ${status.status}`, async () => {
        const page = openPayment((on) => {
          on.answer(getPaymentStatus, status)
          on.answer(listPaymentMethods, [visa])
        }, attributes)
        await until(
          () => page.root.querySelector('[part=bill], [part~=outcome]'),
          'the bill or its outcome',
        )
        await assertAccessible(page.element)
      })
    }
  })
}
