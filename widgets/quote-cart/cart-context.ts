import { createContext, useContext } from 'react'
import type { CartView } from '#core/insurance/quotes/cart/cart-view.ts'
import type { CartItem } from '#core/insurance/quotes/cart/model.ts'

/** What is open above the comparison. */
export type CartDialog =
  | { readonly kind: 'rename'; readonly item: CartItem }
  | { readonly kind: 'duplicate'; readonly item: CartItem }
  | { readonly kind: 'send' }

/** What was done last, or why it failed. */
export interface CartNotice {
  readonly tone: 'success' | 'error'
  readonly text: string
}

/** The cart of the element, for its parts. */
export interface CartParts {
  readonly view: CartView
  readonly open: (dialog: CartDialog) => void
  /** Removes a variation, and says so. */
  readonly remove: (item: CartItem) => void
  /** Quotes the invalid variations again, and says so; undefined where the viewer may not. */
  readonly requote: (() => void) | undefined
  readonly isRequoting: boolean
  /** Opens a quote on the page; undefined where the page opens none. */
  readonly onOpen: ((item: CartItem) => void) | undefined
  /** The variation that is being removed. */
  readonly removing: string | undefined
  /** Whether there is room for another one. */
  readonly isFull: boolean
}

export const CartContext = createContext<CartParts | undefined>(undefined)

/** The cart of the surrounding element. */
export function useCart(): CartParts {
  const cart = useContext(CartContext)
  if (!cart) throw new Error('No cart: the view stands in no quote cart')
  return cart
}
