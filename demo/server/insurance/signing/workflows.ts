import type * as calls from '#core/insurance/signing/endpoints.ts'
import type { Handler } from '../../kernel/route.ts'

/** Handlers of signature endpoints that also draw documents. */
export interface SigningWorkflows {
  readonly signQuote: Handler<typeof calls.signQuote>
}
