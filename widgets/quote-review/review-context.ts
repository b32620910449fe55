import { createContext, useContext } from 'react'
import type { QuoteReview } from '#core/insurance/quotes/review/model.ts'
import type { ReviewView } from '#core/insurance/quotes/review/review-view.ts'
import type { QuoteSection } from '#core/insurance/quotes/agency-statuses.ts'

/** The open dialog. */
export type ReviewDialog = 'policyholder' | 'bind' | 'sent'

export interface ReviewDialogProps {
  readonly onClose: () => void
}

/** The review shared by the parts of the element. */
export interface ReviewParts {
  readonly view: ReviewView
  readonly review: QuoteReview
  readonly section: QuoteSection
  readonly open: (dialog: ReviewDialog | undefined) => void
}

export const ReviewContext = createContext<ReviewParts | undefined>(undefined)

/** The review of the surrounding element. */
export function useReview(): ReviewParts {
  const review = useContext(ReviewContext)
  if (!review) throw new Error('No review: the view is not inside a quote review')
  return review
}
