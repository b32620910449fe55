import type { SharedVariation } from '#core/insurance/quotes/cart/sharing.ts'
import { Notice } from '#widgets/kit/Notice.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useFormats } from '../../../frame/formats/use-formats.ts'
import styles from './shared-comparison.styles.css'

/** The conditions of a shared variation other than its terms, as in its PDF. */
export const SharedConditions = ({ variation }: { readonly variation: SharedVariation }) => {
  const css = useStyles(styles)
  const { t, day } = useFormats()
  const { presetName: name, excludedEvents, openSubjectivities } = variation
  return (
    <>
      {excludedEvents.length > 0 && (
        <Notice tone="warning" title={t('cart:shared.excluded', { name })}>
          <ul className={css['conditions']}>
            {excludedEvents.map(({ claimNumber: number, claimName: claimant, claimDate }, at) => (
              <li key={at}>{t('cart:shared.event', { claimant, number, date: day(claimDate) })}</li>
            ))}
          </ul>
        </Notice>
      )}
      {openSubjectivities.length > 0 && (
        <Notice title={t('cart:shared.open', { name })}>
          <ul className={css['conditions']}>
            {openSubjectivities.map((text, at) => (
              <li key={at}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}
