import { Skeleton } from '../kit/Skeleton.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import styles from './payment-page.styles.css'

/** Gray bars in place of the bill and the payment options. */
export function LoadingBill() {
  const css = useStyles(styles)
  const t = useWording('payment')
  return (
    <div className={css['columns']}>
      <VisuallyHidden live>{t('payment:loading')}</VisuallyHidden>
      <Skeleton height="16em" />
      <Skeleton lines={4} height="3.75em" />
    </div>
  )
}
