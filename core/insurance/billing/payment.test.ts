import { describe, expect, test } from 'vitest'
import { delayed, inTurn, json, noNetwork, errorResponse } from '../../testing/scripted-server.ts'
import { testEmbed, type TestPlatformOptions } from '../../testing/test-platform.ts'
import {
  getAmountToPay,
  getBankInfo,
  getPaymentDue,
  getPaymentStatus,
  getProviderKey,
  listPaymentMethods,
  recordPayment,
  retryPayment,
  savePaymentToken,
  validatePayment,
} from './endpoints.ts'
import type { FrameCompleted } from './frame.ts'
import type { PaymentStatus, ProviderKey } from './model.ts'
import { createPayment } from './payment.ts'

const unpaid: PaymentStatus = {
  isPaid: false,
  status: 'Unpaid',
  policyNumber: 'P-5000001',
  agency: { name: 'Harbor Insurance Agency', brand: 'harbor' },
  amountPaid: 0,
  currency: 'USD',
  allowedActions: ['pay', 'saveMethod'],
}
const processed: PaymentStatus = { ...unpaid, status: 'Processed', allowedActions: [] }
const paid: PaymentStatus = {
  ...unpaid,
  isPaid: true,
  status: 'Paid',
  allowedActions: ['receipt'],
}
const failed: PaymentStatus = {
  ...unpaid,
  status: 'Failed',
  reason: 'declined',
  allowedActions: ['retry'],
}
const key: ProviderKey = {
  url: 'http://127.0.0.1:4002',
  key: 'pk_1',
  authCode: 'one-time',
  framePermit: 'permit',
  intentId: 'intent-1',
}
const done: FrameCompleted = {
  type: 'completed',
  state: 'succeeded',
  intentId: 'intent-1',
  transactionId: 'txn-1',
  transactionDate: '2026-11-20T09:00:00.000Z',
  amount: 123_450,
  currency: 'USD',
  tokenId: 'tok-1',
  last4Digits: '4242',
  cardType: 'Visa',
}

const setup = async (answers?: TestPlatformOptions['answers']) => {
  const { platform, server, time, tab } = await testEmbed({
    namespaces: ['payment'],
    answers(on) {
      on.answer(getPaymentStatus, unpaid)
      on.answer(getPaymentDue, {
        invoiceNumber: 'INV-700001',
        description: 'Premium',
        dueDate: '2026-11-27',
        dueAmount: 123_450,
        premiumFinanced: false,
        currency: 'USD',
      })
      on.answer(getAmountToPay, { amountToPay: 123_450, currency: 'USD' })
      on.answer(listPaymentMethods, [])
      on.answer(getProviderKey, key)
      answers?.(on)
    },
  })
  const payment = createPayment(platform, { policyId: 'policy-1' })
  await payment.load()
  const kind = (): string => payment.$state.get().kind
  return { payment, platform, server, time, tab, kind }
}

describe('status', () => {
  test.each([
    [unpaid, 'unpaid'],
    [{ ...unpaid, status: 'Partially Paid' as const }, 'unpaid'],
    [processed, 'processed'],
    [failed, 'failed'],
    [paid, 'paid'],
  ])('shows %o as %s', async (status, shown) => {
    const { kind } = await setup((on) => on.answer(getPaymentStatus, status))
    expect(kind()).toBe(shown)
  })

  test('is read-only for a viewer who cannot pay', async () => {
    const { payment } = await setup((on) =>
      on.answer(getPaymentStatus, { ...unpaid, allowedActions: [] }),
    )
    expect(payment.$state.get()).toMatchObject({ kind: 'unpaid', canPay: false })
  })

  test('shows what to do when it cannot be loaded, and can be retried', async () => {
    const { payment, kind } = await setup((on) =>
      on.on(
        getPaymentStatus,
        inTurn(
          noNetwork,
          errorResponse(500, 'failed'),
          errorResponse(403, 'forbidden', { detail: 'Not yours.' }),
          json(unpaid),
        ),
      ),
    )
    expect(payment.$state.get()).toMatchObject({
      kind: 'unavailable',
      message: expect.stringContaining('Check your network') as string,
    })
    await payment.load()
    expect(payment.$state.get()).toMatchObject({
      message: 'Our servers seem to be having trouble. Please try again later.',
    })
    await payment.load()
    expect(payment.$state.get()).toMatchObject({ message: 'Not yours.' })
    await payment.load()
    expect(kind()).toBe('unpaid')
  })
})

describe('paying', () => {
  test('opens one frame with one key, however often it is clicked', async () => {
    const { payment, server } = await setup()
    await Promise.all([payment.pay(), payment.pay()])
    expect(server.callsOf(getProviderKey)).toHaveLength(1)
    expect(payment.$state.get()).toMatchObject({ kind: 'paying', key })
  })

  test('preselects the most recently saved method until another one is chosen', async () => {
    const { payment, server } = await setup((on) =>
      on.answer(listPaymentMethods, [
        { title: 'Visa', type: 'Credit Card', tokenId: 'tok-1', last4Digits: '4242' },
      ]),
    )
    expect(payment.$selectedMethod.get()).toEqual({ method: 'saved', tokenId: 'tok-1' })
    payment.choose({ method: 'echeck' })
    await payment.load()
    await payment.pay()
    expect(server.callsOf(getProviderKey)[0]?.body).toEqual({ method: 'echeck' })
  })

  test('leaves the frame open for a retry when the key cannot be fetched', async () => {
    const { payment } = await setup((on) => on.on(getProviderKey, inTurn(noNetwork, json(key))))
    await payment.pay()
    expect(payment.$state.get()).toMatchObject({
      kind: 'paying',
      message: expect.stringContaining("You won't be charged twice") as string,
    })
    await payment.renewKey()
    expect(payment.$state.get()).toMatchObject({ kind: 'paying', key })
  })

  test('fails after 20 seconds when a frame does not load, and can be retried', async () => {
    const { payment, platform, time } = await setup()
    const reported: string[] = []
    platform.errors.on('api:error', ({ code }) => reported.push(code))
    await payment.pay()
    await time.advance(20_000)
    expect(payment.$state.get()).toMatchObject({
      kind: 'paying',
      message: expect.stringContaining('took too long to open') as string,
    })
    expect(reported).toEqual(['frameTimedOut'])
    await payment.renewKey()
    payment.frameOpened()
    await time.advance(60_000)
    expect(payment.$state.get()).toMatchObject({ kind: 'paying', key })
  })

  test('reports a frame blocked by the page’s policy immediately', async () => {
    const { payment } = await setup()
    await payment.pay()
    payment.frameBlocked()
    expect(payment.$state.get()).toMatchObject({
      message: expect.stringContaining("doesn't allow the secure payment page") as string,
    })
  })

  test('shows a policy paid in another tab instead of a frame', async () => {
    const { payment, server, kind } = await setup((on) =>
      on.on(getProviderKey, errorResponse(409, 'paymentNotOpen')),
    )
    server.answer(getPaymentStatus, paid)
    await payment.pay()
    expect(kind()).toBe('paid')
  })

  test('shows a message when the platform does not offer it yet, and keeps the choices', async () => {
    const { payment, kind } = await setup((on) =>
      on.on(getProviderKey, errorResponse(409, 'paymentUnavailable')),
    )
    await payment.pay()
    expect(kind()).toBe('unpaid')
    // the platform's text
    expect(payment.$problem.get()).toBe('paymentUnavailable')
  })

  test('is Paid when the status says so, not when the frame does', async () => {
    const { payment, server, time, kind } = await setup((on) => on.answer(recordPayment, processed))
    await payment.pay()
    server.on(
      getPaymentStatus,
      inTurn(json(processed), json(processed), json({ ...paid, amountPaid: 1234.5 })),
    )
    await payment.complete(done)
    expect(kind()).toBe('processed')
    await time.advance(3000)
    expect(payment.$state.get()).toEqual({
      kind: 'paid',
      policyNumber: 'P-5000001',
      paid: { minor: 123_450, currency: 'USD' },
      hasReceipt: true,
    })
  })

  test('ends as paid even if the response to the report was lost', async () => {
    const { payment, server, time, kind } = await setup((on) => on.on(recordPayment, noNetwork))
    await payment.pay()
    server.on(getPaymentStatus, inTurn(noNetwork, json(paid)))
    await payment.complete(done)
    expect(kind()).toBe('processed')
    await time.advance(5000)
    expect(kind()).toBe('paid')
  })

  test('sends a lost report after a declined card again, without an error', async () => {
    const { payment, server, tab, time, kind } = await setup((on) =>
      on.on(recordPayment, noNetwork),
    )
    await payment.pay()
    server.answer(getPaymentStatus, failed)
    await payment.complete(done)
    await time.advance(1_000)
    expect(kind()).toBe('processed')
    tab.wake()
    await time.settle()
    expect(kind()).toBe('processed')
    server.answer(recordPayment, processed)
    server.answer(getPaymentStatus, processed)
    await time.advance(3_000)
    expect(kind()).toBe('processed')
    expect(server.callsOf(getPaymentStatus).length).toBeGreaterThan(1)
    server.answer(getPaymentStatus, paid)
    await time.advance(10_000)
    expect(kind()).toBe('paid')
  })

  test('reads the status at growing intervals and for a limited time', async () => {
    const { payment, server, time } = await setup((on) => on.answer(getPaymentStatus, processed))
    expect(payment.$state.get()).toMatchObject({ kind: 'processed', isStillAsking: true })
    await time.advance(60 * 60_000)
    expect(payment.$state.get()).toMatchObject({ kind: 'processed', isStillAsking: false })
    expect(server.callsOf(getPaymentStatus).length).toBeLessThan(25)
  })

  test('saves the method when the user asked for it', async () => {
    const { payment, server } = await setup((on) => {
      on.answer(recordPayment, paid)
      on.answer(savePaymentToken, undefined)
    })
    payment.setSaveMethod(true)
    await payment.pay()
    await payment.complete(done)
    expect(server.callsOf(savePaymentToken)[0]?.body).toEqual({
      intentId: 'intent-1',
      tokenId: 'tok-1',
    })
  })

  test('succeeds even if the method could not be saved', async () => {
    const { payment, kind } = await setup((on) => {
      on.answer(recordPayment, paid)
      on.on(savePaymentToken, noNetwork)
    })
    payment.setSaveMethod(true)
    await payment.pay()
    await payment.complete(done)
    expect(kind()).toBe('paid')
    expect(payment.$problem.get()).toContain("Couldn't save the payment method")
  })
})

describe('closing the frame', () => {
  test('reads the status', async () => {
    const { payment, server, kind } = await setup()
    await payment.pay()
    server.answer(getPaymentStatus, failed)
    await payment.closeFrame({ wasBusy: false })
    expect(kind()).toBe('failed')
  })

  test('makes the processor report again during a payment', async () => {
    const { payment, server, kind } = await setup((on) => on.answer(validatePayment, paid))
    await payment.pay()
    await payment.closeFrame({ wasBusy: true })
    expect(server.callsOf(validatePayment)).toHaveLength(1)
    expect(kind()).toBe('paid')
  })
})

describe('a failed payment', () => {
  test('returns to the choices on Make Payment', async () => {
    const { payment, kind } = await setup((on) => {
      on.answer(getPaymentStatus, failed)
      on.answer(retryPayment, unpaid)
    })
    expect(payment.$state.get()).toMatchObject({ reason: 'declined', canRetry: true })
    await payment.retry()
    expect(kind()).toBe('unpaid')
  })

  test('shows why it could not be retried, and stays', async () => {
    const { payment, kind } = await setup((on) => {
      on.answer(getPaymentStatus, failed)
      on.on(retryPayment, noNetwork)
    })
    await payment.retry()
    expect(kind()).toBe('failed')
    expect(payment.$problem.get()).toContain('Check your network')
    expect(payment.$isBusy.get()).toBe(false)
  })
})

describe('bank details', () => {
  test('open once loaded, unless they were closed before', async () => {
    const bank = {
      bank: 'First Demo Bank',
      routing: '110000000',
      account: '000123456789',
      accountName: 'Parapet',
      accountType: 'Checking',
      swift: 'DEMOUS33',
      phone: '+1 555 010 0100',
      email: 'billing@parapet.example',
      address: '1 Main Street',
      reference: 'P-5000001',
    }
    const slow = delayed(json(bank))
    const { payment, time } = await setup((on) => on.on(getBankInfo, slow.reply))
    const opening = payment.openBank()
    expect(payment.$bank.get()).toEqual({ kind: 'loading' })
    payment.closeBank()
    slow.release()
    await opening
    await time.settle()
    expect(payment.$bank.get()).toEqual({ kind: 'closed' })
    await payment.openBank()
    expect(payment.$bank.get()).toEqual({ kind: 'open', bank })
  })
})

test('reports an ended session and keeps the choices', async () => {
  const { payment, server, kind } = await setup()
  payment.choose({ method: 'echeck' })
  server.on(getProviderKey, errorResponse(401, 'sessionExpired'))
  await payment.pay()
  expect(payment.$state.get()).toMatchObject({
    kind: 'paying',
    message: expect.stringContaining('session has ended') as string,
  })
  await payment.closeFrame({ wasBusy: false })
  expect(kind()).toBe('unpaid')
  expect(payment.$selectedMethod.get()).toEqual({ method: 'echeck' })
})

test('stops polling when the page is closed', async () => {
  const { payment, server, time } = await setup((on) => on.answer(getPaymentStatus, processed))
  payment.dispose()
  const before = server.callsOf(getPaymentStatus).length
  await time.advance(60_000)
  expect(server.callsOf(getPaymentStatus)).toHaveLength(before)
})

test('reloads the status when the tab wakes', async () => {
  const { server, tab, time, kind } = await setup()
  server.answer(getPaymentStatus, paid)
  tab.wake()
  await time.settle()
  expect(kind()).toBe('paid')
})
