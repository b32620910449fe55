import { ApiError } from '../../kernel/api-error.ts'
import type { WhichQuote } from './reading.ts'
import type { QuoteRecord } from './tables.ts'

/** 409 for a change of, or a decision on, a quote that has changed since the caller read it. */
export const mustBeAsSeen = (
  { seen }: WhichQuote,
  { modified }: Pick<QuoteRecord, 'modified'>,
): void => {
  if (seen !== undefined && seen !== modified.toISOString()) throw new ApiError('quoteChanged')
}
