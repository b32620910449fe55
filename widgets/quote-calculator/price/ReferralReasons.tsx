import type { ReferralReason } from '#core/insurance/rating/model.ts'
import { reasonParams } from '#core/insurance/rating/reason-params.ts'
import { Notice } from '../../kit/Notice.tsx'
import { usePlatform } from '../../react/use-platform.ts'
import { useStore } from '../../react/use-store.ts'
import { useStyles } from '../../react/use-styles.ts'
import { useWording } from '../../react/use-wording.ts'
import styles from './referral-reasons.styles.css'

/** The referral reasons of a quote that can still be changed. */
export function ReferralReasons({ reasons }: { readonly reasons: readonly ReferralReason[] }) {
  const css = useStyles(styles)
  const t = useWording('calculator-steps', 'rating')
  const { wording } = usePlatform()
  const locale = useStore(wording.$locale)
  if (reasons.length === 0) return null
  return (
    <Notice tone="warning" title={t('calculator-steps:price.referral', { count: reasons.length })}>
      <ul className={css['reasons']}>
        {reasons.map((reason) => {
          const key = `rating:referral.${reason.code}`
          return (
            <li key={reason.code}>
              {wording.has(key) ? t(key, reasonParams(reason, locale)) : reason.code}
            </li>
          )
        })}
      </ul>
    </Notice>
  )
}
