import type { ReferralReason } from '#core/insurance/rating/model.ts'
import { Notice } from '../kit/Notice.tsx'
import { usePlatform } from '../react/use-platform.ts'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import styles from './referral-reasons.styles.css'

/** The referral reasons of the quote, shown while it can still be changed. */
export function ReferralReasons({ reasons }: { readonly reasons: readonly ReferralReason[] }) {
  const css = useStyles(styles)
  const t = useWording('calculator', 'rating')
  const { wording } = usePlatform()
  if (reasons.length === 0) return null
  return (
    <Notice tone="warning" title={t('calculator:summary.referral', { count: reasons.length })}>
      <ul className={css['reasons']}>
        {reasons.map(({ code, params }) => {
          const key = `rating:referral.${code}`
          return <li key={code}>{wording.has(key) ? t(key, params) : code}</li>
        })}
      </ul>
    </Notice>
  )
}
