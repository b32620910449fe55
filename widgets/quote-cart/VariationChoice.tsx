import type { CartItem } from '#core/insurance/quotes/cart/model.ts'
import { isIndication } from '#core/insurance/quotes/statuses.ts'
import { Checkbox } from '../kit/Checkbox.tsx'
import { useStyles } from '../react/use-styles.ts'
import styles from './comparison.styles.css'
import { useComparisonFormats } from './use-comparison-formats.ts'

interface VariationChoiceProps {
  readonly items: readonly CartItem[]
  readonly chosen: readonly string[]
  readonly onChoose: (chosen: readonly string[]) => void
}

/** A check box for each variation. */
export function VariationChoice({ items, chosen, onChoose }: VariationChoiceProps) {
  const css = useStyles(styles)
  const { t, money } = useComparisonFormats()
  return (
    <div className={css['list']} role="group" aria-label={t('cart:choice')}>
      {items.map(({ id, presetName, quoteNumber, totalPremium, currency, status }) => (
        <Checkbox
          key={id}
          label={presetName}
          hint={[
            quoteNumber,
            money(totalPremium, currency),
            ...(isIndication({ status }) ? [t('cart:indication.mark')] : []),
          ].join(' · ')}
          checked={chosen.includes(id)}
          onValue={(isChosen) =>
            onChoose(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id))
          }
        />
      ))}
    </div>
  )
}
