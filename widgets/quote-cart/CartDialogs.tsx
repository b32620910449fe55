import type { Cart } from '#core/insurance/quotes/cart/model.ts'
import { useEmit } from '../react/use-host.ts'
import { useWording } from '../react/use-wording.ts'
import type { CartDialog, CartNotice } from './cart-context.ts'
import { definition } from './definition.ts'
import { DuplicateDialog } from './DuplicateDialog.tsx'
import { RenameDialog } from './RenameDialog.tsx'
import { SendDialog } from './SendDialog.tsx'

interface CartDialogsProps {
  readonly cart: Cart
  readonly dialog: CartDialog | undefined
  readonly onClose: () => void
  readonly onNotice: (notice: CartNotice | undefined) => void
}

/** The dialog that is open. */
export function CartDialogs({ cart, dialog, onClose, onNotice }: CartDialogsProps) {
  const t = useWording('cart')
  const emit = useEmit(definition)
  switch (dialog?.kind) {
    case undefined:
      return null
    case 'rename':
      return <RenameDialog item={dialog.item} onClose={onClose} />
    case 'duplicate':
      return <DuplicateDialog item={dialog.item} onClose={onClose} />
    case 'send':
      return (
        <SendDialog
          accountId={cart.accountId}
          items={cart.content.filter(({ allowedActions }) => allowedActions.includes('send'))}
          onSent={(results, to) => {
            const sent = results.filter(({ isDone }) => isDone).map(({ quoteId }) => quoteId)
            emit('parapet-quotes-sent', { accountId: cart.accountId, to, quoteIds: sent })
            if (sent.length === results.length)
              onNotice({ tone: 'success', text: t('cart:send.done') })
          }}
          onClose={onClose}
        />
      )
    default:
      return dialog satisfies never
  }
}
