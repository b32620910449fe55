import { createContext, useContext } from 'react'
import type { CartView } from '#core/insurance/quotes/cart/cart-view.ts'
import type { CartItem } from '#core/insurance/quotes/cart/model.ts'

/** The open dialog. */
export type CartDialog =
  | { readonly kind: 'rename'; readonly item: CartItem }
  | { readonly kind: 'duplicate'; readonly item: CartItem }
  | { readonly kind: 'send' }

/** The result of the last action. */
export interface CartNotice {
  readonly tone: 'success' | 'error'
  readonly text: string
}

/** The cart shared by the parts of the element. */
export interface CartParts {
  readonly view: CartView
  readonly open: (dialog: CartDialog) => void
  /** Removes a variation and shows a notice. */
  readonly remove: (item: CartItem) => void
  /** Requotes the invalid variations and shows a notice; undefined without permission. */
  readonly requote: (() => void) | undefined
  readonly isRequoting: boolean
  /** Opens a quote on the page; undefined if the page does not open quotes. */
  readonly onOpen: ((item: CartItem) => void) | undefined
  /** The variation that is being removed. */
  readonly removing: string | undefined
  /** Whether the cart is full. */
  readonly isFull: boolean
}

export const CartContext = createContext<CartParts | undefined>(undefined)

/** The cart of the surrounding element. */
export function useCart(): CartParts {
  const cart = useContext(CartContext)
  if (!cart) throw new Error('No cart: the view is not inside a quote cart')
  return cart
}
