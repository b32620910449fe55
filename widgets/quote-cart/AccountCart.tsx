import { useCallback, useEffect, useMemo, useState } from 'react'
import { sentences } from '#core/foundation/wording/sentences.ts'
import { createCartView } from '#core/insurance/quotes/cart/cart-view.ts'
import type { CartItem } from '#core/insurance/quotes/cart/model.ts'
import { Notice } from '../kit/Notice.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { RecordBody } from '../react/RecordBody.tsx'
import { useAccessChange } from '../react/use-access-change.ts'
import { useCached, useEmit } from '../react/use-host.ts'
import { usePlatform } from '../react/use-platform.ts'
import { useStore } from '../react/use-store.ts'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import { CartContext, type CartDialog, type CartParts, type CartNotice } from './cart-context.ts'
import type * as cartDialogs from './CartDialogs.tsx'
import styles from './comparison.styles.css'
import { definition } from './definition.ts'
import { requotedText } from './requoted-text.ts'
import { useCartAnnouncements } from './use-cart-announcements.ts'
import { useCartMethods } from './use-cart-methods.ts'
import { Variations } from './Variations.tsx'

interface AccountCartProps {
  readonly accountId: string
  /** Whether the page opens quotes itself. */
  readonly isOpening: boolean
}

/** The cart of an account. It outlives its view. */
export function AccountCart({ accountId, isOpening }: AccountCartProps) {
  const css = useStyles(styles)
  const t = useWording('cart')
  const platform = usePlatform()
  const emit = useEmit(definition)
  const view = useCached(
    `cart.${platform.instanceId}.${accountId}`,
    () => createCartView(platform, { accountId }),
    (made) => made.dispose(),
  )
  const state = useStore(view.$state)
  const problem = useStore(view.$problem)
  const [dialog, setDialog] = useState<CartDialog>()
  const [dialogs, setDialogs] = useState<typeof cartDialogs>()
  const [notice, showNotice] = useState<CartNotice>()
  const [removing, setRemoving] = useState<string>()
  const { $claims } = platform.session
  // requoting needs the account's current data, which a key cannot read
  const mayRequote = useStore($claims)?.kind !== 'key'
  const [isRequoting, setRequoting] = useState(false)
  const isFull = state.kind === 'shown' && state.cart.content.length >= state.cart.limit

  useCartAnnouncements(view, accountId)
  useCartMethods(view, showNotice)
  const retry = useCallback(() => {
    if (view.$state.get().kind === 'unavailable') void view.load()
  }, [view])
  useAccessChange(retry)
  useEffect(() => void view.load(), [view])

  const parts = useMemo((): CartParts => {
    const remove = async (item: CartItem) => {
      setRemoving(item.id)
      const attempt = await view.remove(item)
      setRemoving(undefined)
      showNotice(
        attempt.isDone
          ? { tone: 'success', text: t('cart:removed', { name: item.presetName }) }
          : { tone: 'error', text: sentences(t('cart:removeFailed'), attempt.message) },
      )
    }
    // loads the texts first, because a dialog that suspends is hidden and thereby closed
    const open = async (next: CartDialog) => {
      try {
        const [loaded] = await Promise.all([
          import('./CartDialogs.tsx'),
          platform.wording.load('errors').catch(() => {}),
        ])
        setDialogs(loaded)
        setDialog(next)
      } catch (cause) {
        showNotice({ tone: 'error', text: platform.errors.caught(cause, 'load').message })
      }
    }
    const requote = async () => {
      setRequoting(true)
      const attempt = await view.requote()
      setRequoting(false)
      showNotice(
        attempt.isDone ? requotedText(attempt.result, t) : { tone: 'error', text: attempt.message },
      )
    }
    return {
      view,
      open: (next) => void open(next),
      removing,
      isFull,
      remove: (item) => void remove(item),
      requote: mayRequote ? () => void requote() : undefined,
      isRequoting,
      onOpen: isOpening
        ? ({ id: quoteId, product }) => void emit('parapet-quote-opened', { quoteId, product })
        : undefined,
    }
  }, [platform, view, removing, isFull, mayRequote, isRequoting, isOpening, emit, t])

  return (
    <CartContext value={parts}>
      <div className={css['body']}>
        {problem !== undefined && <Notice tone="error">{problem}</Notice>}
        {notice && <Notice tone={notice.tone}>{notice.text}</Notice>}
        <RecordBody
          state={state}
          loading={t('cart:loading')}
          skeleton={<Skeleton lines={12} height="2.4em" />}
          retry={t('cart:tryAgain')}
          onRetry={() => void view.load()}
        >
          {({ cart }) => (
            <>
              <Variations cart={cart} />
              {dialogs && (
                <dialogs.CartDialogs
                  cart={cart}
                  dialog={dialog}
                  onClose={() => setDialog(undefined)}
                  onNotice={showNotice}
                />
              )}
            </>
          )}
        </RecordBody>
      </div>
    </CartContext>
  )
}
