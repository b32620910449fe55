import { atom, type ReadableAtom } from 'nanostores'
import type { ClientError } from '../../../foundation/errors/client-error.ts'
import type { Services } from '../../../platform/services.ts'
import { emailQuote } from '../mail/endpoints.ts'
import type { Quote } from '../model.ts'

/** State of the embed user's request for a mail. `sent` has the address. */
export type Emailing =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'sent'; readonly email: string }
  | { readonly kind: 'failed'; readonly error: ClientError }

/**
 * Mails the saved quote on the embed user's request; a quote that is saved again can be requested
 * again.
 */
export const createEmailing = (
  platform: Pick<Services, 'api' | 'errors'>,
  $quote: ReadableAtom<Quote | undefined>,
) => {
  const $emailing = atom<Emailing>({ kind: 'idle' })
  $quote.listen(() => $emailing.set({ kind: 'idle' }))
  return {
    $emailing,
    async email(): Promise<void> {
      const quote = $quote.get()
      if (quote === undefined || $emailing.get().kind === 'sending') return
      const settle = (emailing: Emailing): void => {
        if ($quote.get() === quote) $emailing.set(emailing)
      }
      $emailing.set({ kind: 'sending' })
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
