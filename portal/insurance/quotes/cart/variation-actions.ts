import { getCart, removeFromCart } from '#core/insurance/quotes/cart/endpoints.ts'
import type { CartItem } from '#core/insurance/quotes/cart/model.ts'
import { action } from '../../../frame/actions/action.ts'
import { calls, navigatesTo } from '../../../frame/actions/steps.ts'
import { quoteAddress } from '../../quote-path.ts'
import { addVariationDialog, renameVariationDialog } from './cart-dialogs.ts'

const input = ({ product, id, presetName }: CartItem) => ({ product, quoteId: id, presetName })

const edit = action<CartItem>({
  id: 'edit-variation',
  label: 'cart:action.edit',
  icon: 'quote',
  visible: () => true,
  unsaved: 'keep',
  perform: navigatesTo((item, { persona }) => quoteAddress(item, `/${persona.id}`)),
})

const duplicate = action<CartItem>({
  id: 'duplicate-variation',
  label: 'cart:action.duplicate',
  icon: 'plus',
  visible: ({ allowedActions }) => allowedActions.includes('compare'),
  needs: 'quote:create',
  unsaved: 'keep',
  perform: async (item, { portal }) => {
    await portal.dialogs.open(addVariationDialog, input(item))
  },
})

const rename = action<CartItem>({
  id: 'rename-variation',
  label: 'cart:action.rename',
  icon: 'document',
  visible: () => true,
  needs: 'quote:update',
  unsaved: 'keep',
  perform: async (item, { portal }) => {
    await portal.dialogs.open(renameVariationDialog, input(item))
  },
})

/** Removing needs no confirmation, because the quote stays. */
const remove = action<CartItem>({
  id: 'remove-variation',
  label: 'cart:action.remove',
  icon: 'close',
  visible: () => true,
  needs: 'quote:update',
  unsaved: 'keep',
  perform: calls({
    params: ({ presetName }) => ({ name: presetName }),
    call: ({ product, id }, api) => api.call(removeFromCart, { params: { product, quoteId: id } }),
    done: 'cart:removed',
    failed: 'cart:removeFailed',
    refetches: [getCart],
  }),
})

/** The actions on a variation. */
export const variationActions = [edit, duplicate, rename, remove] as const
