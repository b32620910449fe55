import { atom, type ReadableAtom } from 'nanostores'
import type { ClientError } from '../../foundation/errors/client-error.ts'
import type { Services } from '../../platform/services.ts'
import { getBankInfo } from './endpoints.ts'
import type { BankInfo } from './model.ts'
import type { PaymentErrors } from './payment-errors.ts'

/** The dialog with the bank details for a wire or ACH transfer. */
export type BankState =
  | { readonly kind: 'closed' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: ClientError; readonly message: string }
  | { readonly kind: 'open'; readonly bank: BankInfo }

export interface BankDetails {
  readonly $bank: ReadableAtom<BankState>
  /** Opens the dialog and loads the details. A failure results in the `failed` state. */
  open(): Promise<void>
  close(): void
}

/** Creates the bank details dialog of a policy. */
export const createBankDetails = (
  { api }: Pick<Services, 'api'>,
  { messageOf, caught }: PaymentErrors,
  call: { readonly params: { readonly policyId: string }; readonly signal: AbortSignal },
): BankDetails => {
  const $bank = atom<BankState>({ kind: 'closed' })
  return {
    $bank,
    async open() {
      $bank.set({ kind: 'loading' })
      try {
        const bank = await api.call(getBankInfo, call)
        if ($bank.get().kind !== 'closed') $bank.set({ kind: 'open', bank })
      } catch (error) {
        caught(error, (failure) => {
          if ($bank.get().kind !== 'closed') {
            $bank.set({ kind: 'failed', error: failure, message: messageOf(failure) })
          }
        })
      }
    },
    close: () => $bank.set({ kind: 'closed' }),
  }
}
