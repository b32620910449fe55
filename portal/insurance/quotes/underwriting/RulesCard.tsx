import type { Quote } from '#core/insurance/quotes/model.ts'
import type { Underwriting } from '#core/insurance/quotes/underwriting/model.ts'
import type { ReferralReason } from '#core/insurance/rating/model.ts'
import { reasonParams } from '#core/insurance/rating/reason-params.ts'
import { Card } from '#widgets/kit/Card.tsx'
import { usePlatform } from '#widgets/react/use-platform.ts'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useFormats } from '../../../frame/formats/use-formats.ts'
import { useMark } from '../changes/fact-marks.tsx'
import styles from './underwriting.styles.css'

/** The referral reasons, open and released, each with its rule. */
export const RulesCard = ({
  quote,
  risk,
}: {
  readonly quote: Quote
  readonly risk: Underwriting['risk']
}) => {
  const css = useStyles(styles)
  const t = useWording('underwriting', 'rating')
  const { wholeMoney } = useFormats()
  const { wording } = usePlatform()
  const locale = useStore(wording.$locale)
  const mark = useMark()
  const { currency } = quote
  const facts = {
    revenue: wholeMoney(risk.revenue, currency),
    quoteLimit: wholeMoney(risk.limit, currency),
    premium: wholeMoney(risk.premium, currency),
    hazard: risk.hazard,
  }
  const textOf = (key: string, reason: ReferralReason) =>
    wording.has(key) ? wording.t(key, { ...facts, ...reasonParams(reason, locale) }) : reason.code
  const { referralReasons: open } = quote
  const released = quote.calculatorGeneratedData.releasedReasons ?? []
  const lineOf = (reason: ReferralReason, isReleased: boolean) => (
    <li key={reason.code} className={css['rule']}>
      <strong>{textOf(`rating:referral.${reason.code}`, reason)}</strong>
      {isReleased && <span className={css['muted']}>{t('underwriting:rules.released')}</span>}
      <span className={css['muted']}>{textOf(`underwriting:rules.${reason.code}`, reason)}</span>
    </li>
  )
  return (
    <Card title={t('underwriting:rules.title')}>
      {open.length + released.length === 0 ? (
        <p className={css['muted']}>{t('underwriting:rules.none')}</p>
      ) : (
        <ul className={css['rules']}>
          {open.map((reason) => lineOf(reason, false))}
          {released.map((reason) => lineOf(reason, true))}
        </ul>
      )}
      {mark('rules')}
    </Card>
  )
}
