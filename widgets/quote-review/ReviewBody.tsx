import { lazy, Suspense, type ComponentType } from 'react'
import { isIndication } from '#core/insurance/quotes/statuses.ts'
import { Notice } from '../kit/Notice.tsx'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import { classNames } from '../kit/class-names.ts'
import { PolicyholderCard } from './PolicyholderCard.tsx'
import { useReview, type ReviewDialogProps } from './review-context.ts'
import styles from './review.styles.css'
import { Terms } from './Terms.tsx'
import { VerificationPart } from './VerificationPart.tsx'

/** Loaded only for an invalid quote, because most are valid. */
const InvalidQuote = lazy(async () => ({
  default: (await import('./InvalidQuote.tsx')).InvalidQuote,
}))

/** The heading of the quote's section, its terms and the agency's actions (spec 2 §4). */
export function ReviewBody({
  dialog: Dialog,
}: {
  readonly dialog: ComponentType<ReviewDialogProps> | undefined
}) {
  const css = useStyles(styles)
  const t = useWording('quote-review')
  const { review, section, open } = useReview()
  // only for a wholesale request; a quote requested in another way counts as open
  const heading = section === 'request-to-bind-sent' && !review.wraRequestToBind ? 'open' : section
  const isActive = section === 'open' || section === 'request-to-bind-sent'
  return (
    <>
      <h2 className={classNames(css['title'], css[heading])}>
        {t(`quote-review:heading.${heading}`, {
          number: review.quoteNumber,
          company: review.companyName,
          agency: review.agencyName,
        })}
      </h2>
      {isIndication(review) && (
        <Notice tone="warning" title={t('quote-review:indication.mark')}>
          {t('quote-review:indication.lead')}
        </Notice>
      )}
      {section === 'invalid' && (
        <Suspense>
          <InvalidQuote />
        </Suspense>
      )}
      <div className={css['columns']}>
        <Terms />
        <div className={css['column']}>
          {isActive && <VerificationPart />}
          <PolicyholderCard isEditable={isActive} />
        </div>
      </div>
      {Dialog && <Dialog onClose={() => open(undefined)} />}
    </>
  )
}
