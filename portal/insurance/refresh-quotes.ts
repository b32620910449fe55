import type { Portal } from '../frame/platform/portal-context.ts'
import { quoteQueries } from './quote-queries.ts'

/** Refetches every list and record with quotes, after one of them changed. */
export const refreshQuotes = ({ queries }: Pick<Portal, 'queries'>): Promise<void> =>
  queries.refresh(...quoteQueries)
