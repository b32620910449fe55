import type * as acting from '#core/insurance/submissions/acting-endpoints.ts'
import type * as creating from '#core/insurance/submissions/endpoints.ts'
import type { Handler } from '../../kernel/route.ts'

/** Handlers of calls on submissions that also reach quotes and policies. */
export interface SubmissionWorkflows {
  readonly autoQuoteSubmission: Handler<typeof acting.autoQuoteSubmission>
  readonly createRenewalSubmission: Handler<typeof creating.createRenewalSubmission>
}
