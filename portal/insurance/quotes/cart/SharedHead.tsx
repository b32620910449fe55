import type { SharedVariation } from '#core/insurance/quotes/cart/sharing.ts'
import { endedQuoteStatuses } from '#core/insurance/quotes/statuses.ts'
import { Badge } from '#widgets/kit/Badge.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import type { HeadProps } from '#widgets/quote-cart/ComparisonTable.tsx'
import { VariationMarks } from '#widgets/quote-cart/VariationMarks.tsx'
import styles from '#widgets/quote-cart/comparison.styles.css'

/** The column header of a shared variation. */
export const SharedHead = ({ item, isCheapest, isWidest }: HeadProps<SharedVariation>) => {
  const css = useStyles(styles)
  const t = useWording('cart')
  return (
    <div className={css['head']}>
      <span className={css['name']}>{item.presetName}</span>
      {item.presetName !== item.quoteNumber && (
        <span className={css['plainNumber']}>{item.quoteNumber}</span>
      )}
      <span className={css['marks']}>
        {endedQuoteStatuses.some((each) => each === item.status) && (
          <Badge tone="warning">{t('cart:shared.ended')}</Badge>
        )}
        <VariationMarks item={item} isCheapest={isCheapest} isWidest={isWidest} />
      </span>
    </div>
  )
}
