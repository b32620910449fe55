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

describe('the bill', () => {
  test('shows amount, purpose and date, and emits an event', async () => {
    const page = openPayment()
    const dispatched = nextEvent(page.element, 'parapet-payment-changed')
    await page.says('PAY IN FULL')
    await page.says('$1,234.50')
    await page.says('Nov 27, 2026')
    await page.says('Cyber insurance for Bayside Dental Group')
    equal((await dispatched).detail, {
      policyId: 'policy-1',
      policyNumber: 'PP-5000001',
      status: 'Unpaid',
    })
  })

  test('cannot be paid by read-only viewers', async () => {
    const page = openPayment((on) => on.answer(getPaymentStatus, { ...unpaid, allowedActions: [] }))
    await page.says("You can see this bill but can't pay it")
    equal(page.root.querySelectorAll('button').length, 0, 'buttons')
  })

  test('releases the space of its form when paid', async () => {
    const page = openPayment((on) => on.answer(getPaymentStatus, paid))
    await page.says('Thank you for making payment')
    const { height } = page.find('[part~=base]').getBoundingClientRect()
    assert(height < 26 * 16, `${height}px high`)
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
    [paid, 'We received $1,234.50.'],
    [paid, 'Your insurance with Harbor Insurance Agency'],
    [processed, 'Payment is being processed'],
    [failed, 'Your payment failed'],
    [{ ...unpaid, status: 'Partially Paid' as const }, 'Part of this policy is paid'],
  ] as const) {
    test(`${status.status} reads “${text}”`, async () => {
      await openPayment((on) => on.answer(getPaymentStatus, status)).says(text)
    })
  }

  test('Make Payment returns from Failed to the options', async () => {
    const page = openPayment((on) => {
      on.answer(getPaymentStatus, failed)
      on.answer(retryPayment, unpaid)
    })
    await page.says('The card was declined.')
    page.button('Make Payment').click()
    await page.says('PAY IN FULL')
  })
})

describe('behind a code', () => {
  test('asks for the code first, then shows the bill of its policy', async () => {
    const page = openPayment((on) => {
      on.answer(getWorkflow, sentWorkflow)
      on.on(exchangeWorkflowCode, json(openedRecord))
    }, 'workflow-id="wf-1"')
    await page.says('Enter the security code')
    page.fill(page.find<HTMLInputElement>('input'), '123456')
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
          () => page.root.querySelector('[part=bill], [part~=outcome]'),
          'the bill or its outcome',
        )
        await assertAccessible(page.element)
      })
    }
  })
}
