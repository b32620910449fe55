import { atom } from 'nanostores'
import { downloadReceipt } from './receipt-endpoints.ts'
import { ClientError } from '../../foundation/errors/client-error.ts'
import type { Services } from '../../platform/services.ts'
import { getPolicy } from '../policies/endpoints.ts'
import { createBankDetails } from './bank-details.ts'
import { reportCompleted, saveMethodOf } from './completed-payment.ts'
import {
  getAmountToPay,
  getPaymentDue,
  getPaymentStatus,
  getProviderKey,
  listPaymentMethods,
  retryPayment,
  validatePayment,
} from './endpoints.ts'
import { createFrameTimeout } from './frame-timeout.ts'
import type { PaymentChoice, PaymentStatus } from './model.ts'
import type { Bill, Payment, PaymentState, SelectedMethod } from './payment-contract.ts'
import { paymentErrors } from './payment-errors.ts'
import { outcomeOf } from './payment-outcome.ts'
import { createPolling } from './polling.ts'

/** Creates the payment page of a policy. Its texts are in the namespace `payment`. */
export const createPayment = (
  platform: Pick<Services, 'api' | 'clock' | 'errors' | 'host' | 'wording'>,
  input: { readonly policyId: string },
): Payment => {
  const { api, clock, host, wording } = platform
  const $state = atom<PaymentState>({ kind: 'loading' })
  const $agency = atom<PaymentStatus['agency'] | undefined>(undefined)
  const $selectedMethod = atom<SelectedMethod>({ method: 'card' })
  let isWayChosen = false
  const $saveMethod = atom(false)
  const $problem = atom<string | undefined>(undefined)
  const $isBusy = atom(false)
  const controller = new AbortController()
  const { signal } = controller
  const ofPolicy = { params: { policyId: input.policyId }, signal }
  const errors = paymentErrors(platform)
  const { messageOf, caught } = errors
  const bank = createBankDetails(platform, errors, ofPolicy)

  const frame = createFrameTimeout(platform, (message) => {
    const state = $state.get()
    if (state.kind !== 'paying') return
    const { key: _, ...paying } = state
    $state.set({ ...paying, message })
  })

  const readBill = async (): Promise<Bill> => {
    const [due, toPay, methods] = await Promise.all([
      api.call(getPaymentDue, ofPolicy),
      api.call(getAmountToPay, ofPolicy),
      api.call(listPaymentMethods, ofPolicy),
    ])
    return { due, toPay, methods }
  }

  const show = async (status: PaymentStatus): Promise<void> => {
    $agency.set(status.agency)
    const outcome = outcomeOf(status, polling.isRunning())
    if (outcome !== undefined) {
      $state.set(outcome)
      return
    }
    const bill = await readBill()
    const [newest] = bill.methods
    // Preselect the most recently saved method until the user chooses one.
    if (!isWayChosen && newest !== undefined) {
      $selectedMethod.set({ method: 'saved', tokenId: newest.tokenId })
    }
    $state.set({
      kind: 'unpaid',
      policyNumber: status.policyNumber,
      isPartlyPaid: status.status === 'Partially Paid',
      bill,
      canPay: status.allowedActions.includes('pay'),
    })
  }

  /** Reports the frame's completed payment, until the server has it. */
  let unreported: (() => Promise<PaymentStatus>) | undefined

  const read = (): Promise<PaymentStatus> => api.call(getPaymentStatus, ofPolicy)

  const ask = async (): Promise<PaymentStatus> => {
    const report = unreported
    const status = await (report ? report().catch(read) : read())
    // the server only knows an earlier attempt, not yet the completed one
    const isEarlierAttempt = unreported !== undefined && status.status === 'Failed'
    return isEarlierAttempt ? { ...status, status: 'Processed', allowedActions: [] } : status
  }

  // Polls the status while the payment is processed, at growing intervals and for a limited time.
  const polling = createPolling({
    after: (ms, work) => clock.after(ms, work),
    async look() {
      const status = await ask()
      if (status.status === 'Processed') return 'again'
      await show(status)
      return 'done'
    },
    gaveUp() {
      const state = $state.get()
      if (state.kind === 'checking' || state.kind === 'processed') {
        $state.set({
          kind: 'processed',
          policyNumber: state.policyNumber,
          isStillAsking: false,
        })
      }
    },
  })

  const showAndWatch = async (status: PaymentStatus): Promise<void> => {
    if (status.status === 'Processed' && !status.isPaid) polling.start()
    else polling.stop()
    await show(status)
  }

  const load = async (): Promise<void> => {
    $problem.set(undefined)
    if ($state.get().kind === 'unavailable') $state.set({ kind: 'loading' })
    try {
      await showAndWatch(await ask())
    } catch (error) {
      caught(error, (failure) =>
        $state.set({ kind: 'unavailable', error: failure, message: messageOf(failure) }),
      )
    }
  }

  /** Runs one action at a time and ignores further presses meanwhile. */
  const during = async (work: () => Promise<void>): Promise<void> => {
    if ($isBusy.get()) return
    $isBusy.set(true)
    $problem.set(undefined)
    try {
      await work()
    } catch (error) {
      caught(error, (failure) => $problem.set(messageOf(failure)))
    } finally {
      $isBusy.set(false)
    }
  }

  /** Fetches a key for the open frame. The frame stays open if that fails. */
  const fetchKey = async (): Promise<void> => {
    const state = $state.get()
    if (state.kind !== 'paying') return
    const { message, error: _, ...paying } = state
    // A message replaced the frame: the next key opens another one.
    if (message !== undefined) frame.reset()
    $state.set(paying)
    try {
      const key = await api.call(getProviderKey, { ...ofPolicy, body: state.choice })
      if ($state.get().kind !== 'paying') return
      $state.set({ ...paying, key })
      frame.start()
    } catch (error) {
      // The policy was paid in another tab, so the page shows that instead of the frame.
      if (error instanceof ClientError && error.code === 'paymentNotOpen') return load()
      // Another method may still work, so the page shows a message and keeps its choices.
      if (error instanceof ClientError && error.code === 'paymentUnavailable') {
        await load()
        $problem.set(messageOf(error))
        return
      }
      caught(error, (failure) => {
        if ($state.get().kind === 'paying') {
          $state.set({ ...paying, message: messageOf(failure), error: failure })
        }
      })
    }
  }

  const policyNumberNow = (): string => {
    const state = $state.get()
    return 'policyNumber' in state ? state.policyNumber : ''
  }

  const settle = async (find: () => Promise<PaymentStatus>): Promise<void> => {
    $state.set({ kind: 'checking', policyNumber: policyNumberNow() })
    try {
      await showAndWatch(await find())
    } catch (error) {
      caught(error, () => {
        // The payment may have succeeded although the response was lost, so keep polling the status.
        polling.start()
        $state.set({
          kind: 'processed',
          policyNumber: policyNumberNow(),
          isStillAsking: true,
        })
      })
    }
  }

  const stopWake = host.onWake(() => {
    const { kind } = $state.get()
    if (kind === 'processed' || kind === 'unpaid') void load()
  })

  return {
    $state,
    $agency,
    $bank: bank.$bank,
    $selectedMethod,
    $saveMethod,
    $problem,
    $isBusy,
    load,

    choose(way) {
      isWayChosen = true
      $selectedMethod.set(way)
    },

    async pay() {
      const state = $state.get()
      if (state.kind !== 'unpaid' || $isBusy.get()) return
      const way = $selectedMethod.get()
      if (way.method === 'wire') return bank.open()
      $problem.set(undefined)
      const { policyNumber, bill } = state
      const choice: PaymentChoice =
        way.method === 'saved' ? { method: 'saved', tokenId: way.tokenId } : { method: way.method }
      frame.reset()
      $state.set({ kind: 'paying', policyNumber, bill, choice })
      await fetchKey()
    },

    frameOpened: frame.opened,

    frameBlocked: frame.blocked,

    renewKey: fetchKey,

    async complete(done) {
      const save = $saveMethod.get() && $selectedMethod.get().method !== 'saved'
      unreported = async () => {
        const recorded = await reportCompleted(api, done, ofPolicy)
        unreported = undefined
        if (save) {
          // A method that could not be saved does not fail the payment; only show a message.
          await saveMethodOf(api, done, ofPolicy).catch(() =>
            $problem.set(wording.t('payment:failure.notSaved')),
          )
        }
        return recorded
      }
      await settle(unreported)
    },

    async closeFrame({ wasBusy }) {
      if ($state.get().kind !== 'paying') return
      await settle(() => (wasBusy ? api.call(validatePayment, ofPolicy) : ask()))
    },

    setSaveMethod: (save) => $saveMethod.set(save),

    retry: () => during(async () => show(await api.call(retryPayment, ofPolicy))),

    openBank: bank.open,

    closeBank: bank.close,

    async receipt() {
      let file: File | undefined
      await during(async () => {
        const policy = await api.call(getPolicy, { params: { id: input.policyId }, signal })
        try {
          file = await api.call(downloadReceipt, {
            query: { accountId: policy.accountId, policyId: policy.id },
            signal,
          })
        } catch (error) {
          // The receipt is generated shortly after the payment.
          if (!(error instanceof ClientError && error.status === 404)) throw error
          $problem.set(wording.t('payment:paid.preparing'))
        }
      })
      return file
    },

    dispose() {
      controller.abort()
      frame.reset()
      polling.stop()
      stopWake()
    },
  }
}
