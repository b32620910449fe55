import { headerNames } from '#core/platform/api/headers.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { WhichQuote } from './reading.ts'
import type { QuoteRecord } from './tables.ts'

/** `modified` of the quote that the caller read before changing or deciding it, when the call names it. */
export const seenIn = (request: Request): { seen?: string } => {
  const tag = request.headers.get(headerNames.ifMatch)
  return tag === null || tag === '*' ? {} : { seen: tag.replaceAll('"', '') }
}

/** 409 for a change of, or a decision on, a quote that has changed since the caller read it. */
export const mustBeAsSeen = (
  { seen }: WhichQuote,
  { modified }: Pick<QuoteRecord, 'modified'>,
): void => {
  if (seen !== undefined && seen !== modified.toISOString()) throw new ApiError('quoteChanged')
}
