import { useQuery } from '@tanstack/react-query'
import { atom } from 'nanostores'
import type { QuoteRow } from '#core/insurance/quotes/model.ts'
import { useStore } from '#widgets/react/use-store.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import type { Action } from '../../../frame/actions/action.ts'
import { useRecordEdits } from '../../../frame/actions/RecordEditsProvider.tsx'
import { useCan } from '../../../frame/platform/use-can.ts'
import { quoteActions } from '../quote-actions.ts'

const never = atom(false)

/** The actions of the quote on screen, for reviewers including those on unsaved edits. */
export const useQuoteScreenActions = (): readonly Action<QuoteRow>[] => {
  const isReviewer = useCan()('quote:review')
  useWording(...(isReviewer ? (['underwriting', 'subjectivities'] as const) : []))
  const isDirty = useStore(useRecordEdits()?.$isDirty ?? never)
  const { data: own } = useQuery({
    queryKey: ['actions of reviewers'],
    queryFn: () => import('./reviewer-actions.ts'),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isReviewer,
  })
  if (!isReviewer || own === undefined) return quoteActions
  return isDirty ? own.reviewerEditActions : own.reviewerActions
}
