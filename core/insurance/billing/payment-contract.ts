import type { ReadableAtom } from 'nanostores'
import type { ClientError } from '../../foundation/errors/client-error.ts'
import type { Money } from '../../foundation/money/money.ts'
import type { BankState } from './bank-details.ts'
import type { FrameCompleted } from './frame.ts'
import type {
  AmountToPay,
  FailureReason,
  PaymentChoice,
  PaymentDue,
  PaymentStatus,
  ProviderKey,
  SavedMethod,
} from './model.ts'

/** The amount due and the ways to pay it. */
export interface Bill {
  readonly due: PaymentDue
  readonly toPay: AmountToPay
  readonly methods: readonly SavedMethod[]
}

/** State of the payment page (spec 2 §4, payment status). */
export type PaymentState =
  | { readonly kind: 'loading' }
  /** The page could not be loaded; `error.status` 401 means that the session has ended. */
  | { readonly kind: 'unavailable'; readonly error: ClientError; readonly message: string }
  /** Unpaid or Partially Paid. Without `canPay` the viewer can only read. */
  | {
      readonly kind: 'unpaid'
      readonly policyNumber: string
      readonly isPartlyPaid: boolean
      readonly bill: Bill
      readonly canPay: boolean
    }
  /** The processor's frame is open; `key` is absent while it is being fetched. */
  | {
      readonly kind: 'paying'
      readonly policyNumber: string
      readonly bill: Bill
      readonly choice: PaymentChoice
      readonly key?: ProviderKey
      /** The key could not be fetched, or the frame did not load. */
      readonly message?: string
      /** Why the key could not be fetched. */
      readonly error?: ClientError
    }
  /** The frame is closed and the outcome is being loaded. */
  | { readonly kind: 'checking'; readonly policyNumber: string }
  | { readonly kind: 'processed'; readonly policyNumber: string; readonly isStillAsking: boolean }
  | {
      readonly kind: 'failed'
      readonly policyNumber: string
      readonly reason?: FailureReason
      readonly canRetry: boolean
    }
  | {
      readonly kind: 'paid'
      readonly policyNumber: string
      /** The total of all payments. */
      readonly paid: Money
      readonly hasReceipt: boolean
    }

/**
 * A payment method, as chosen on the page. A wire opens no frame. A saved method is identified by
 * its token.
 */
export type SelectedMethod =
  | { readonly method: 'card' | 'echeck' | 'wire' }
  | { readonly method: 'saved'; readonly tokenId: string }

export interface Payment {
  readonly $state: ReadableAtom<PaymentState>
  /** The agency of the policy; undefined until the status is loaded. */
  readonly $agency: ReadableAtom<PaymentStatus['agency'] | undefined>
  readonly $bank: ReadableAtom<BankState>
  /** The chosen payment method. Failures and status reloads do not change it. */
  readonly $selectedMethod: ReadableAtom<SelectedMethod>
  /** Whether the method is saved for later payments. */
  readonly $saveMethod: ReadableAtom<boolean>
  /** Why the last action failed; the page's state did not change. */
  readonly $problem: ReadableAtom<string | undefined>
  /** Whether an action is running. */
  readonly $isBusy: ReadableAtom<boolean>
  load(): Promise<void>
  choose(way: SelectedMethod): void
  /** Opens the processor's frame for the chosen method, or the bank details for a wire. */
  pay(): Promise<void>
  /** Reports that the frame's page is loaded. */
  frameOpened(): void
  /** Reports that the host page's policy blocks the frame. */
  frameBlocked(): void
  /** Fetches another key for the same intent after the frame's key was used. */
  renewKey(): Promise<void>
  /** Records the frame's report and reads the outcome. */
  complete(done: FrameCompleted): Promise<void>
  /** Reads the outcome after the frame was closed, whether or not the frame reported one. */
  closeFrame(input: { readonly wasBusy: boolean }): Promise<void>
  setSaveMethod(save: boolean): void
  /** Make Payment after a failed payment. */
  retry(): Promise<void>
  openBank(): Promise<void>
  closeBank(): void
  /** The receipt as a PDF; undefined if it could not be fetched, with the reason in `$problem`. */
  receipt(): Promise<File | undefined>
  dispose(): void
}
