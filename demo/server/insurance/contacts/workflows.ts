import type * as calls from '#core/insurance/contacts/endpoints.ts'
import type { Handler } from '../../kernel/route.ts'

/** Handlers of contact and agent endpoints that also change quotes and policies. */
export interface ContactWorkflows {
  readonly updatePolicyholder: Handler<typeof calls.updatePolicyholder>
  readonly changeAgent: Handler<typeof calls.changeAgent>
  readonly getMyAgent: Handler<typeof calls.getMyAgent>
  readonly setMyAgent: Handler<typeof calls.setMyAgent>
}
