import type * as actions from '#core/insurance/submissions/action-endpoints.ts'
import type * as creating from '#core/insurance/submissions/endpoints.ts'
import type { Handler } from '../../kernel/route.ts'

/** Handlers of submission endpoints that depend on quotes and policies. */
export interface SubmissionWorkflows {
  readonly autoQuoteSubmission: Handler<typeof actions.autoQuoteSubmission>
  readonly createRenewalSubmission: Handler<typeof creating.createRenewalSubmission>
}
