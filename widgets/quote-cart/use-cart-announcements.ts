import { useEffect } from 'react'
import type { CartView } from '#core/insurance/quotes/cart/cart-view.ts'
import { useEmit, useHost } from '../react/use-host.ts'
import { summaryOf } from './cart-summary.ts'
import { definition } from './definition.ts'

/** Reports the cart's content and load errors to the page. */
export function useCartAnnouncements(view: CartView, accountId: string): void {
  const emit = useEmit(definition)
  const host = useHost()
  useEffect(
    () =>
      view.$state.subscribe((state) => {
        if (state.kind === 'unavailable') host.report(state.error)
        if (state.kind === 'shown')
          emit('parapet-cart-changed', { accountId, ...summaryOf(state.cart) })
      }),
    [accountId, emit, host, view],
  )
}
