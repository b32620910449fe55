import { Link } from '@tanstack/react-router'
import type { CartItem } from '#core/insurance/quotes/cart/model.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useFormats } from '../../../frame/formats/use-formats.ts'
import { useActionMenu } from '../../../frame/actions/use-actions.ts'
import { Menu } from '../../../frame/parts/Menu.tsx'
import { Status } from '../../../frame/parts/Status.tsx'
import { useMoreButton } from '../../../frame/parts/use-more-button.tsx'
import { usePersona } from '../../../frame/personas/use-persona.ts'
import { quoteAddress } from '../../quote-path.ts'
import { quoteStatusMarks } from '../quote-status-marks.ts'
import type { HeadProps } from '#widgets/quote-cart/ComparisonTable.tsx'
import { VariationMarks } from '#widgets/quote-cart/VariationMarks.tsx'
import { variationActions } from './variation-actions.ts'
import styles from '#widgets/quote-cart/comparison.styles.css'

/** The column header of a variation: name, quote, strengths and actions. */
export const VariationHead = ({ item, isCheapest, isWidest }: HeadProps<CartItem>) => {
  const css = useStyles(styles)
  const { t } = useFormats()
  const base = `/${usePersona().id}`
  const items = useActionMenu(variationActions, item)
  const more = useMoreButton(t('portal:table.actions', { row: item.presetName }))
  return (
    <div className={css['head']}>
      <span className={css['name']}>{item.presetName}</span>
      {items && (
        <Menu
          label={t('portal:table.actions', { row: item.presetName })}
          items={items}
          button={more}
        />
      )}
      <Link className={css['number']} to={quoteAddress(item, base)}>
        {item.quoteNumber}
      </Link>
      <span className={css['marks']}>
        <Status of={quoteStatusMarks} value={item.status} isQuiet />
        <VariationMarks item={item} isCheapest={isCheapest} isWidest={isWidest} />
      </span>
    </div>
  )
}
