import { searchActivity } from '#core/insurance/activity/endpoints.ts'
import { listSubjectivities } from '#core/insurance/quotes/subjectivities/endpoints.ts'
import type { Portal } from '../../../frame/platform/use-portal.ts'
import { quoteQueries } from '../../quote-queries.ts'

/** Refetches subjectivities, and whether quotes can be bound. */
export const refreshSubjectivities = ({ queries }: Pick<Portal, 'queries'>): Promise<void> =>
  queries.refresh(listSubjectivities, searchActivity, ...quoteQueries)
