import type { Cart } from '#core/insurance/quotes/cart/model.ts'
import { invalidOf } from '#core/insurance/quotes/cart/model.ts'
import { Button } from '../kit/Button.tsx'
import { Notice } from '../kit/Notice.tsx'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import { useCart } from './cart-context.ts'
import { CartHead } from './CartHead.tsx'
import { ComparisonTable } from './ComparisonTable.tsx'
import styles from './comparison.styles.css'

/** The variations of a cart, and the actions for all of them. */
export function Variations({ cart: { content, limit } }: { readonly cart: Cart }) {
  const css = useStyles(styles)
  const t = useWording('cart')
  const { open, isFull, requote, isRequoting } = useCart()
  if (content.length === 0) {
    return (
      <div className={css['empty']} part="empty" data-outcome="">
        <p className={css['name']}>{t('cart:empty')}</p>
        <p className={css['note']}>{t('cart:emptyLead')}</p>
      </div>
    )
  }
  return (
    <>
      {isFull && (
        <Notice tone="warning" quiet>
          {t('cart:full', { count: limit })}
        </Notice>
      )}
      <div className={css['bar']} part="bar">
        <p className={css['note']}>{t('cart:count', { count: content.length, limit })}</p>
        {requote && invalidOf(content).length > 0 && (
          <Button size="small" icon="refresh" busy={isRequoting} onClick={requote}>
            {t('cart:requote.all')}
          </Button>
        )}
        {content.some(({ allowedActions }) => allowedActions.includes('send')) && (
          <Button size="small" variant="primary" onClick={() => open({ kind: 'send' })}>
            {t('cart:send.all')}
          </Button>
        )}
      </div>
      <ComparisonTable items={content} Head={CartHead} />
    </>
  )
}
