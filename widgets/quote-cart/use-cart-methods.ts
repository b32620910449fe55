import { useCallback } from 'react'
import type { CartView } from '#core/insurance/quotes/cart/cart-view.ts'
import { quotedProducts } from '#core/insurance/products/products.ts'
import { useMethods } from '../react/use-host.ts'
import { useStore } from '../react/use-store.ts'
import { summaryOf } from './cart-summary.ts'
import type { CartNotice } from './cart-context.ts'
import { definition } from './definition.ts'

/** The methods of the element. Calls wait while the cart is loading. */
export function useCartMethods(
  view: CartView,
  showNotice: (notice: CartNotice | undefined) => void,
): void {
  const loadMethods = useCallback(
    async () => ({
      async add(given: string, quoteId: string) {
        const product = quotedProducts.find((each) => each === given)
        if (product === undefined) return false
        const attempt = await view.add(product, quoteId)
        showNotice(attempt.isDone ? undefined : { tone: 'error', text: attempt.message })
        return attempt.isDone
      },
      getCart() {
        const state = view.$state.get()
        if (state.kind === 'shown') return summaryOf(state.cart)
        return { quoteIds: [], cheapest: [], widest: [] }
      },
      reload: () => view.load(),
    }),
    [view, showNotice],
  )
  useMethods(definition, loadMethods, useStore(view.$state).kind !== 'loading')
}
