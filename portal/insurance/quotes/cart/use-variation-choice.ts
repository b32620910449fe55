import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getCart } from '#core/insurance/quotes/cart/endpoints.ts'
import type { CartItem } from '#core/insurance/quotes/cart/model.ts'
import { preselectedIds } from '#core/insurance/quotes/statuses.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'

/** The offered variations of a cart, and the chosen ones. */
export const useVariationChoice = (accountId: string, isOffered: (item: CartItem) => boolean) => {
  const { queries } = usePortal()
  const { data: cart } = useSuspenseQuery(queries.options(getCart, { query: { accountId } }))
  const offered = cart.content.filter(isOffered)
  const [ids, choose] = useState(() => preselectedIds(offered))
  return { accountId, offered, chosen: offered.filter(({ id }) => ids.includes(id)), choose }
}
export type VariationChosen = ReturnType<typeof useVariationChoice>
