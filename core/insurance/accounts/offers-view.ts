import { atom, type ReadableAtom } from 'nanostores'
import { callErrors } from '../../foundation/errors/call-errors.ts'
import type { ClientError } from '../../foundation/errors/client-error.ts'
import type { Stop } from '../../foundation/host/host.ts'
import type { Currency } from '../../foundation/money/money.ts'
import type { Services } from '../../platform/services.ts'
import type { QuotedProduct } from '../products/products.ts'
import { listEligibleProducts, quickQuotePremium } from './eligibility-endpoints.ts'
import type { EligibleProduct, QuickPremium } from './offers.ts'

/** State of the view of an account's products. */
export type OffersState =
  | { readonly kind: 'loading' }
  /** The products could not be loaded. */
  | { readonly kind: 'unavailable'; readonly error: ClientError; readonly message: string }
  | { readonly kind: 'shown'; readonly offers: readonly EligibleProduct[] }

/** Annual premiums by product; loaded separately, because the choice does not need them. */
export type OfferPrices =
  | { readonly kind: 'loading' }
  | { readonly kind: 'unavailable'; readonly error: ClientError; readonly message: string }
  | {
      readonly kind: 'known'
      readonly currency: Currency
      readonly premiums: readonly QuickPremium[]
    }

/** The products of an account, one of which can be chosen. */
export interface OffersView {
  readonly $state: ReadableAtom<OffersState>
  readonly $prices: ReadableAtom<OfferPrices>
  readonly $chosen: ReadableAtom<QuotedProduct | undefined>
  load(): Promise<void>
  loadPrices(): Promise<void>
  /** Chooses a product. Returns false if it cannot be quoted for the account. */
  choose(product: string): boolean
  dispose: Stop
}

/** Creates the view of an account’s products. Its texts are in the namespace `products`. */
export const createOffersView = (
  { api, wording }: Pick<Services, 'api' | 'wording'>,
  { accountId }: { readonly accountId: string },
): OffersView => {
  const params = { accountId }
  const $state = atom<OffersState>({ kind: 'loading' })
  const $prices = atom<OfferPrices>({ kind: 'loading' })
  const $chosen = atom<QuotedProduct | undefined>(undefined)
  const controller = new AbortController()
  const { signal } = controller
  const errors = callErrors(wording, {
    network: 'products:offers.failure.network',
    session: 'products:offers.failure.session',
    other: 'products:offers.failure.other',
  })
  const priceErrors = callErrors(wording, {
    network: 'products:offers.noPrices.network',
    session: 'products:offers.failure.session',
    other: 'products:offers.noPrices.other',
  })

  const find = (product: string | undefined): EligibleProduct | undefined => {
    const state = $state.get()
    if (state.kind !== 'shown') return undefined
    return state.offers.find((each) => each.product === product && each.isEligible)
  }

  const loadPrices = async (): Promise<void> => {
    $prices.set({ kind: 'loading' })
    try {
      const { currency, content } = await api.call(quickQuotePremium, { params, signal })
      $prices.set({ kind: 'known', currency, premiums: content })
    } catch (error) {
      priceErrors.caught(error, (failed) =>
        $prices.set({ kind: 'unavailable', error: failed, message: priceErrors.messageOf(failed) }),
      )
    }
  }

  return {
    $state,
    $prices,
    $chosen,
    loadPrices,
    async load() {
      if ($state.get().kind === 'unavailable') $state.set({ kind: 'loading' })
      const prices = loadPrices()
      try {
        const { content } = await api.call(listEligibleProducts, { params, signal })
        $state.set({ kind: 'shown', offers: content })
        // the account may have changed since
        $chosen.set(find($chosen.get())?.product)
      } catch (error) {
        errors.caught(error, (failed) =>
          $state.set({ kind: 'unavailable', error: failed, message: errors.messageOf(failed) }),
        )
      }
      await prices
    },
    choose(product) {
      const found = find(product)
      if (found === undefined) return false
      $chosen.set(found.product)
      return true
    },
    dispose: () => controller.abort(),
  }
}
