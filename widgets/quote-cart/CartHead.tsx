import type { CartItem } from '#core/insurance/quotes/cart/model.ts'
import { Badge } from '../kit/Badge.tsx'
import { Button } from '../kit/Button.tsx'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import { useCart } from './cart-context.ts'
import type { HeadProps } from './ComparisonTable.tsx'
import styles from './comparison.styles.css'
import { VariationMarks } from './VariationMarks.tsx'

/** The head of a variation’s column: its name, quote, strengths and actions. */
export function CartHead({ item, isCheapest, isWidest }: HeadProps<CartItem>) {
  const css = useStyles(styles)
  const t = useWording('cart')
  const { open, remove, onOpen, removing, isFull } = useCart()
  const { id, presetName: name, quoteNumber, status, allowedActions } = item
  const labelOf = (action: string) => t('cart:actionOf', { action, name })
  return (
    <div className={css['head']}>
      <span className={css['name']}>{name}</span>
      <span className={css['number']}>
        {onOpen ? (
          <Button
            variant="quiet"
            size="small"
            aria-label={t('cart:open', { number: quoteNumber })}
            onClick={() => onOpen(item)}
          >
            {quoteNumber}
          </Button>
        ) : (
          quoteNumber
        )}
      </span>
      <span className={css['marks']}>
        {status !== 'READY' && <Badge>{t(`cart:status.${status}`)}</Badge>}
        <VariationMarks item={item} isCheapest={isCheapest} isWidest={isWidest} />
      </span>
      <span className={css['marks']}>
        <Button
          variant="quiet"
          size="small"
          aria-label={labelOf(t('cart:action.rename'))}
          onClick={() => open({ kind: 'rename', item })}
        >
          {t('cart:action.rename')}
        </Button>
        {allowedActions.includes('compare') && (
          <Button
            variant="quiet"
            size="small"
            aria-disabled={isFull}
            aria-label={labelOf(t('cart:action.duplicate'))}
            onClick={() => open({ kind: 'duplicate', item })}
          >
            {t('cart:action.duplicateShort')}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          busy={removing === id}
          aria-label={labelOf(t('cart:action.remove'))}
          onClick={() => remove(item)}
        >
          {t('cart:action.removeShort')}
        </Button>
      </span>
    </div>
  )
}
