import { atom } from 'nanostores'
import { downloadReceipt } from '../documents/endpoints.ts'
import {
  ClientError,
  isCancelled,
  isOffline,
  isStated,
} from '../../foundation/errors/client-error.ts'
import { showAs } from '../../foundation/errors/shown-message.ts'
import type { Money } from '../../foundation/money/money.ts'
import type { Stop } from '../../foundation/host/host.ts'
import type { Services } from '../../platform/services.ts'
import { getPolicy } from '../policies/endpoints.ts'
import { createBankDetails } from './bank-details.ts'
import {
  getAmountToPay,
  getPaymentDue,
  getPaymentStatus,
  getProviderKey,
  listPaymentMethods,
  recordPayment,
  retryPayment,
  savePaymentToken,
  validatePayment,
} from './endpoints.ts'
import type { PaymentChoice, PaymentStatus } from './model.ts'
import type { Bill, Payment, PaymentState, PaymentWay } from './payment-contract.ts'
import { paymentErrors } from './payment-errors.ts'
import { createPolling } from './polling.ts'

/** What is to pay, and how it can be paid. */
export interface Bill {
  readonly due: PaymentDue
  readonly toPay: AmountToPay
  readonly methods: readonly SavedMethod[]
}

/** Where the payment page stands (spec 2 §4, payment status). */
export type PaymentState =
  | { readonly kind: 'loading' }
  /** The page cannot be shown; `error.status` 401 means that the session is over. */
  | { readonly kind: 'unavailable'; readonly error: ClientError; readonly message: string }
  /** Unpaid or Partially Paid. Without `mayPay` the viewer only looks. */
  | {
      readonly kind: 'unpaid'
      readonly policyNumber: string
      readonly isPartlyPaid: boolean
      readonly bill: Bill
      readonly mayPay: boolean
    }
  /** The processor's frame stands open; `key` is missing while it is being fetched. */
  | {
      readonly kind: 'paying'
      readonly policyNumber: string
      readonly bill: Bill
      readonly choice: PaymentChoice
      readonly key?: ProviderKey
      /** The key could not be fetched. */
      readonly message?: string
    }
  /** The frame is closed and the outcome is being asked for. */
  | { readonly kind: 'checking'; readonly policyNumber: string }
  | { readonly kind: 'processed'; readonly policyNumber: string; readonly isStillAsking: boolean }
  | {
      readonly kind: 'failed'
      readonly policyNumber: string
      readonly reason?: FailureReason
      readonly mayRetry: boolean
    }
  | {
      readonly kind: 'paid'
      readonly policyNumber: string
      /** What was paid in all. */
      readonly paid: Money
      readonly hasReceipt: boolean
    }

/** A way to pay as it is chosen on the page: a wire has no frame, a saved method is named by its token. */
export type PaymentWay =
  | { readonly method: 'card' | 'echeck' | 'wire' }
  | { readonly method: 'saved'; readonly tokenId: string }

/** The dialog with the bank details for a wire or ACH transfer. */
export type BankState =
  | { readonly kind: 'closed' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'open'; readonly bank: BankInfo }

export interface Payment {
  readonly $state: ReadableAtom<PaymentState>
  /** Whose client pays; unknown until the status is there. */
  readonly $agency: ReadableAtom<PaymentStatus['agency'] | undefined>
  readonly $bank: ReadableAtom<BankState>
  /** The way to pay that is chosen; it stays through failures and reloads of the status. */
  readonly $way: ReadableAtom<PaymentWay>
  /** Whether the method that pays is kept for the next time. */
  readonly $saveMethod: ReadableAtom<boolean>
  /** What went wrong with the last action; the page stands as it stood. */
  readonly $problem: ReadableAtom<string | undefined>
  /** An action of the page itself is under way. */
  readonly $isBusy: ReadableAtom<boolean>
  load(): Promise<void>
  choose(way: PaymentWay): void
  /** Opens the processor's frame for the chosen way, or the bank details for a wire. */
  pay(): Promise<void>
  /** The frame's page is there. */
  frameOpened(): void
  /** The page's policy forbids the frame: it will never be there. */
  frameBlocked(): void
  /** The frame's key was used up: fetches another one for the same intent. */
  renewKey(): Promise<void>
  /** The frame says it is done: notes it, and asks for the outcome. */
  complete(done: FrameCompleted): Promise<void>
  /** The frame was closed: asks for the outcome, whatever the frame said or did not say. */
  closeFrame(input: { readonly wasBusy: boolean }): Promise<void>
  setSaveMethod(save: boolean): void
  /** Make Payment after a failed one. */
  retry(): Promise<void>
  openBank(): Promise<void>
  closeBank(): void
  /** The receipt as a PDF; undefined when it could not be fetched, `$problem` then says so. */
  receipt(): Promise<File | undefined>
  dispose(): void
}

/** Milliseconds that the processor's page may take to be there. */
const frameLimit = 20_000

/** Makes the states of one policy's payment page. Its texts are in the namespace `payment`. */
export const createPayment = (
  platform: Pick<Services, 'api' | 'clock' | 'errors' | 'host' | 'wording'>,
  input: { readonly policyId: string },
): Payment => {
  const { api, clock, errors, host, wording } = platform
  const params = { policyId: input.policyId }
  const $state = atom<PaymentState>({ kind: 'loading' })
  const $agency = atom<PaymentStatus['agency'] | undefined>(undefined)
  const $way = atom<PaymentWay>({ method: 'card' })
  let isWayChosen = false
  const $saveMethod = atom(false)
  const $problem = atom<string | undefined>(undefined)
  const $isBusy = atom(false)
  const leaving = new AbortController()
  const { signal } = leaving

  /** The server's message, or the spec's text with what helps (spec 2 §8). */
  const messageOf = (error: ClientError): string => {
    if (error.phase === 'network' && !isOffline(error)) {
      return showAs(error, wording.t('payment:failure.network'))
    }
    if (error.status === 401) return showAs(error, wording.t('payment:failure.session'))
    const isSaid = error.phase === 'answer' || isStated(error) || isOffline(error)
    return showAs(error, isSaid ? error.message : wording.t('payment:failure.other'))
  }

  /** Hands a failed call on as the one error shape; a cancelled one is nobody's business. */
  const caught = (error: unknown, tell: (error: ClientError) => void): void => {
    if (isCancelled(error)) return
    if (!(error instanceof ClientError)) throw error
    tell(error)
  }

  const readBill = async (): Promise<Bill> => {
    const [due, toPay, methods] = await Promise.all([
      api.call(getPaymentDue, { params, signal }),
      api.call(getAmountToPay, { params, signal }),
      api.call(listPaymentMethods, { params, signal }),
    ])
    return { due, toPay, methods }
  }

  const show = async (status: PaymentStatus): Promise<void> => {
    const { policyNumber, allowedActions } = status
    $agency.set(status.agency)
    if (status.isPaid || status.status === 'Paid') {
      $state.set({
        kind: 'paid',
        policyNumber,
        paid: { minor: status.amountPaid, currency: status.currency },
        hasReceipt: allowedActions.includes('receipt'),
      })
    } else if (status.status === 'Processed') {
      $state.set({ kind: 'processed', policyNumber, isStillAsking: polling.isRunning() })
    } else if (status.status === 'Failed') {
      $state.set({
        kind: 'failed',
        policyNumber,
        mayRetry: allowedActions.includes('retry'),
        ...(status.reason !== undefined && status.reason !== 'unknown'
          ? { reason: status.reason }
          : {}),
      })
    } else {
      const bill = await readBill()
      const [newest] = bill.methods
      // The method saved last is preselected until the user chooses one.
      if (!isWayChosen && newest !== undefined) {
        $way.set({ method: 'saved', tokenId: newest.tokenId })
      }
      $state.set({
        kind: 'unpaid',
        policyNumber,
        isPartlyPaid: status.status === 'Partially Paid',
        bill,
        mayPay: allowedActions.includes('pay'),
      })
    }
  }

  const ask = (): Promise<PaymentStatus> => api.call(getPaymentStatus, { params, signal })

  // Asks for the status again while the payment is processed, at growing intervals and for a limited time.
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
      caught(error, (refused) =>
        $state.set({ kind: 'unavailable', error: refused, message: messageOf(refused) }),
      )
    }
  }

  /** Runs one action of the page at a time; ignores a second press while the first one runs. */
  const during = async (work: () => Promise<void>): Promise<void> => {
    if ($isBusy.get()) return
    $isBusy.set(true)
    $problem.set(undefined)
    try {
      await work()
    } catch (error) {
      caught(error, (refused) => $problem.set(messageOf(refused)))
    } finally {
      $isBusy.set(false)
    }
  }

  let isFrameOpen = false
  let stopFrameWait: Stop = () => {}

  const giveUpFrame = (code: 'frameTimedOut' | 'frameBlocked'): void => {
    stopFrameWait()
    const state = $state.get()
    if (state.kind !== 'paying' || isFrameOpen) return
    const { key: _, ...paying } = state
    $state.set({ ...paying, message: errors.stated(code, 'load').message })
  }

  const awaitFrame = (): void => {
    stopFrameWait()
    if (!isFrameOpen) stopFrameWait = clock.after(frameLimit, () => giveUpFrame('frameTimedOut'))
  }

  /** Fetches a key for the frame that stands open; keeps the frame open when that fails. */
  const fetchKey = async (): Promise<void> => {
    const state = $state.get()
    if (state.kind !== 'paying') return
    const { message, ...paying } = state
    // Where a message stood there is no frame: the next key opens one anew.
    if (message !== undefined) isFrameOpen = false
    $state.set(paying)
    try {
      const key = await api.call(getProviderKey, { params, body: state.choice, signal })
      if ($state.get().kind !== 'paying') return
      $state.set({ ...paying, key })
      awaitFrame()
    } catch (error) {
      // The policy was paid in another tab meanwhile: the page shows that instead of the frame.
      if (error instanceof ClientError && error.status === 409) return load()
      caught(error, (refused) => {
        if ($state.get().kind === 'paying') {
          $state.set({ ...paying, message: messageOf(refused) })
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
        // The payment may have gone through although the answer is lost: keeps asking for the status.
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
    $way,
    $saveMethod,
    $problem,
    $isBusy,
    load,

    choose(way) {
      isWayChosen = true
      $way.set(way)
    },

    async pay() {
      const state = $state.get()
      if (state.kind !== 'unpaid' || $isBusy.get()) return
      const way = $way.get()
      if (way.method === 'wire') return bank.open()
      $problem.set(undefined)
      const { policyNumber, bill } = state
      const choice: PaymentChoice =
        way.method === 'saved' ? { method: 'saved', tokenId: way.tokenId } : { method: way.method }
      isFrameOpen = false
      $state.set({ kind: 'paying', policyNumber, bill, choice })
      await fetchKey()
    },

    frameOpened() {
      isFrameOpen = true
      stopFrameWait()
    },

    frameBlocked: () => giveUpFrame('frameBlocked'),

    renewKey: fetchKey,

    async complete(done) {
      const save = $saveMethod.get() && $way.get().method !== 'saved'
      await settle(async () => {
        const recorded = await api.call(recordPayment, {
          params,
          body: {
            intentId: done.intentId,
            transactionId: done.transactionId,
            transactionDate: done.transactionDate,
            paymentAmount: done.amount,
            totalPaymentAmount: done.amount,
            lastFourDigits: done.last4Digits,
            isDownPayment: false,
            ...(done.cardType === undefined ? {} : { cardType: done.cardType }),
            ...(done.bankName === undefined ? {} : { bankName: done.bankName }),
          },
          signal,
        })
        if (save) {
          // A method that could not be saved does not fail the payment: the page only shows a message.
          await api
            .call(savePaymentToken, {
              params,
              body: { intentId: done.intentId, tokenId: done.tokenId },
              signal,
            })
            .catch(() => $problem.set(wording.t('payment:failure.notSaved')))
        }
        return recorded
      })
    },

    async closeFrame({ wasBusy }) {
      if ($state.get().kind !== 'paying') return
      await settle(() => (wasBusy ? api.call(validatePayment, { params, signal }) : ask()))
    },

    setSaveMethod: (save) => $saveMethod.set(save),

    retry: () => during(async () => show(await api.call(retryPayment, { params, signal }))),

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
          // The receipt is drawn shortly after the payment.
          if (!(error instanceof ClientError && error.status === 404)) throw error
          $problem.set(wording.t('payment:paid.preparing'))
        }
      })
      return file
    },

    dispose() {
      leaving.abort()
      stopFrameWait()
      polling.stop()
      stopWake()
    },
  }
}
