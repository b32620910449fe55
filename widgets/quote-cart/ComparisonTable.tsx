import { Fragment, type ComponentType } from 'react'
import { comparisonTexts } from '#core/insurance/quotes/cart/comparison-texts.ts'
import type { Variation } from '#core/insurance/quotes/cart/comparison.ts'
import { Badge } from '../kit/Badge.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { useStyles } from '../react/use-styles.ts'
import styles from './comparison.styles.css'
import { useComparisonFormats } from './use-comparison-formats.ts'

/** The props of a column's head. */
export interface HeadProps<Item extends Variation> {
  readonly item: Item
  readonly isCheapest: boolean
  readonly isWidest: boolean
}

interface ComparisonTableProps<Item extends Variation> {
  readonly items: readonly Item[]
  readonly Head: ComponentType<HeadProps<Item>>
}

/**
 * Variations side by side in columns, with differing rows marked. When columns do not fit, each row
 * lists its variations.
 */
export function ComparisonTable<Item extends Variation>({
  items,
  Head,
}: ComparisonTableProps<Item>) {
  const css = useStyles(styles)
  const formats = useComparisonFormats()
  const { t } = formats
  const { groups, cheapest, widest } = comparisonTexts(items, formats)
  return (
    <div className={css['frame']} part="comparison">
      <div className={css['box']}>
        <table className={css['table']}>
          <caption className={css['caption']}>
            <VisuallyHidden>{t('cart:title')}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col" className={css['corner']}>
                <VisuallyHidden>{t('cart:terms')}</VisuallyHidden>
              </th>
              {items.map((item) => (
                <th key={item.id} scope="col" className={css['column']}>
                  <Head
                    item={item}
                    isCheapest={cheapest.includes(item.id)}
                    isWidest={widest.includes(item.id)}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => (
              <Fragment key={group.id}>
                <tr className={css['group']}>
                  <th scope="colgroup" colSpan={items.length + 1}>
                    {group.name}
                  </th>
                </tr>
                {group.rows.map((row) => (
                  <tr key={row.id} data-different={row.isDifferent || undefined}>
                    <th scope="row" className={css['row']}>
                      {row.name}
                      {row.isDifferent && (
                        <span className={css['differs']}>
                          <Badge>{t('cart:differs')}</Badge>
                        </span>
                      )}
                    </th>
                    {row.cells.map((cell, at) => (
                      <td
                        key={items[at]?.id}
                        className={css['cell']}
                        data-total={row.id === 'totalPremium' || undefined}
                      >
                        <span className={css['of']}>{items[at]?.presetName}</span>
                        <span>{cell}</span>
                      </td>
                    ))}
                  </tr>
                ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
