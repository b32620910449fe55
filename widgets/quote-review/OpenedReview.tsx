import { useCallback, useMemo } from 'react'
import { createReviewView, type ReviewState } from '#core/insurance/quotes/review/review-view.ts'
import { quoteSectionOf } from '#core/insurance/quotes/agency-statuses.ts'
import type { QuoteReview } from '#core/insurance/quotes/review/model.ts'
import { Notice } from '../kit/Notice.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { ClosedRecord } from '../kit/ClosedRecord.tsx'
import { RecordBody } from '../react/RecordBody.tsx'
import { useCached, useEmit, useMethods } from '../react/use-host.ts'
import { useOpenedRecord } from '../react/use-opened-record.ts'
import { usePlatform } from '../react/use-platform.ts'
import { useStore } from '../react/use-store.ts'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import { definition } from './definition.ts'
import { ReviewContext } from './review-context.ts'
import styles from './review.styles.css'
import { ReviewBody } from './ReviewBody.tsx'
import { useReviewDialog } from './use-review-dialog.ts'

/** The section of a quote. An unknown status counts as open. */
const sectionOf = ({ agencyStatus }: QuoteReview) =>
  agencyStatus === 'unknown' ? 'open' : quoteSectionOf[agencyStatus]

const summaryOf = (review: QuoteReview) => ({
  quoteId: review.id,
  quoteNumber: review.quoteNumber,
  section: sectionOf(review),
  isVerified: review.isVerifiedByAgent,
})

/** The review of a quote. It outlives its view. */
export function OpenedReview({ quoteId }: { readonly quoteId: string }) {
  const css = useStyles(styles)
  const t = useWording('quote-review')
  const platform = usePlatform()
  const emit = useEmit(definition)
  const view = useCached(
    `review.${platform.instanceId}.${quoteId}`,
    () => createReviewView(platform, { quoteId }),
    (made) => made.dispose(),
  )
  const onShown = useCallback(
    ({ review: shown }: Extract<ReviewState, { kind: 'shown' }>) =>
      void emit('parapet-review-changed', summaryOf(shown)),
    [emit],
  )
  const state = useOpenedRecord(view, onShown)
  const problem = useStore(view.$problem)
  const { shown: dialog, failure, open } = useReviewDialog()
  const review = state.kind === 'shown' ? state.review : undefined

  const loadMethods = useCallback(
    async () => ({
      reload: () => void view.load(),
      getReview() {
        const current = view.$state.get()
        return current.kind === 'shown' ? summaryOf(current.review) : undefined
      },
    }),
    [view],
  )
  useMethods(definition, loadMethods, state.kind !== 'loading')

  const parts = useMemo(
    () => review && { view, review, section: sectionOf(review), open },
    [open, review, view],
  )

  return (
    <div className={css['frame']}>
      <div className={css['page']}>
        {problem !== undefined && <Notice tone="error">{problem}</Notice>}
        {failure !== undefined && <Notice tone="error">{failure}</Notice>}
        <RecordBody
          state={state}
          loading={t('quote-review:loading')}
          skeleton={<Skeleton lines={12} height="2.4em" />}
          failed={t('quote-review:failure.load')}
          retry={t('quote-review:failure.tryAgain')}
          onRetry={() => void view.load()}
        >
          {() =>
            parts === undefined ? (
              <ClosedRecord
                title={t('quote-review:cannotView.title')}
                lead={t('quote-review:cannotView.lead')}
              />
            ) : (
              <ReviewContext value={parts}>
                <ReviewBody dialog={dialog} />
              </ReviewContext>
            )
          }
        </RecordBody>
      </div>
    </div>
  )
}
