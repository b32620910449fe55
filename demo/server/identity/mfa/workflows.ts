import type * as calls from '#core/identity/mfa/endpoints.ts'
import type { Handler } from '../../kernel/route.ts'

/** Handlers for users who lost their second factor, which also use passwords and links. */
export interface MfaWorkflows {
  readonly requestMfaReset: Handler<typeof calls.requestMfaReset>
  readonly confirmMfaReset: Handler<typeof calls.confirmMfaReset>
}
