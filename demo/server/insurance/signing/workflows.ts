import type * as calls from '#core/insurance/signing/endpoints.ts'
import type { Handler } from '../../kernel/route.ts'

/** Handlers of calls on signatures that also draw documents. */
export interface SigningWorkflows {
  readonly signQuote: Handler<typeof calls.signQuote>
}
