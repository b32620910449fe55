import type * as acting from '#core/insurance/submissions/action-endpoints.ts'
import type * as creating from '#core/insurance/submissions/creation-endpoints.ts'
import type { Handler } from '../../kernel/route.ts'

/** Handlers of submission calls that also need quotes and policies. */
export interface SubmissionWorkflows {
  readonly autoQuoteSubmission: Handler<typeof acting.autoQuoteSubmission>
  readonly createRenewalSubmission: Handler<typeof creating.createRenewalSubmission>
}
