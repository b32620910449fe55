import * as closing from '../lifecycle/close-quote.ts'
import { indicateQuote } from '../underwriting/indicate-quote.ts'
import { requestReview } from '../underwriting/request-review.ts'
import type { Services } from '../../../kernel/services.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { QuoteSeed } from './quote-seeds.ts'

/** A saved quote, its seller, and the platform a number of steps later. */
interface SeededQuote {
  readonly id: string
  readonly seller: Viewer
  readonly underwriter: Viewer
  readonly after: (steps: number) => Services
}

/** Ends a quote that is neither declined nor on its way to a policy; returns false for all others. */
export const seedEnd = async (
  seed: QuoteSeed,
  { id: quoteId, after, seller, underwriter }: SeededQuote,
): Promise<boolean> => {
  const which = { quoteId }
  switch (seed.end) {
    case 'reviewed':
      await requestReview(after(2), seller, which, {
        reason: 'The insured asks for a lower deductible than the options have.',
      })
      return true
    case 'indicated':
      await indicateQuote(after(2), underwriter, which)
      return true
    case 'lost':
      await closing.loseQuote(after(3), seller, which, {
        reasonSummary: 'Price is High',
        reason: 'Another carrier was cheaper by a fifth.',
      })
      return true
    case 'deleted':
      await closing.deleteQuote(after(3), seller, which)
      return true
    default:
      return false
  }
}
