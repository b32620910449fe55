import { searchActivity } from '#core/insurance/activity/endpoints.ts'
import { listSubjectivities } from '#core/insurance/quotes/subjectivities/endpoints.ts'
import type { Portal } from '../../../frame/platform/portal-context.ts'
import { quoteQueries } from '../../quote-queries.ts'

/** Refetches what quotes are subject to, and whether they can be bound. */
export const refreshSubjectivities = ({ queries }: Pick<Portal, 'queries'>): Promise<void> =>
  queries.refresh(listSubjectivities, searchActivity, ...quoteQueries)
