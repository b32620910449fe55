import type { VariationResult } from '#core/insurance/quotes/cart/model.ts'
import { Notice } from '../kit/Notice.tsx'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import styles from './comparison.styles.css'

interface VariationResultsProps {
  readonly results: readonly VariationResult[]
  /** The title, for example that some failed. */
  readonly title: string
}

/** The result for each variation, with the reason of a failure. */
export function VariationResults({ results, title }: VariationResultsProps) {
  const css = useStyles(styles)
  const t = useWording('cart')
  return (
    <Notice tone="error" title={title}>
      <ul className={css['list']}>
        {results.map(({ quoteId, presetName, quoteNumber, error }) => (
          <li key={quoteId}>
            {[presetName, quoteNumber].filter(Boolean).join(', ')}:{' '}
            {error?.detail ?? t('cart:done')}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
