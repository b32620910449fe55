import { atom, type ReadableAtom } from 'nanostores'
import type { ClientError } from '../../../foundation/errors/client-error.ts'
import type { Services } from '../../../platform/services.ts'
import { emailQuote } from '../mail/endpoints.ts'
import type { Quote } from '../model.ts'

/** State of the embed user's email request. `sent` has the address. */
export type EmailState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'sent'; readonly email: string }
  | { readonly kind: 'failed'; readonly error: ClientError }

/**
 * Emails the saved quote at the embed user's request. After another save, it can be requested
 * again.
 */
export const createEmailRequest = (
  platform: Pick<Services, 'api' | 'errors'>,
  $quote: ReadableAtom<Quote | undefined>,
) => {
  const $emailState = atom<EmailState>({ kind: 'idle' })
  $quote.listen(() => $emailState.set({ kind: 'idle' }))
  return {
    $emailState,
    async email(): Promise<void> {
      const quote = $quote.get()
      if (quote === undefined || $emailState.get().kind === 'sending') return
      const settle = (state: EmailState): void => {
        if ($quote.get() === quote) $emailState.set(state)
      }
      $emailState.set({ kind: 'sending' })
      try {
        const params = { product: quote.product, quoteId: quote.id }
        await platform.api.call(emailQuote, { params })
        settle({ kind: 'sent', email: quote.customerEmail })
      } catch (cause) {
        settle({ kind: 'failed', error: platform.errors.caught(cause, 'load') })
      }
    },
  }
}
