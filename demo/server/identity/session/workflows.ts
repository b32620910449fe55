import type { getMe } from '#core/identity/session/endpoints.ts'
import type { Handler } from '../../kernel/route.ts'

/** Handlers of session calls that also use the user's profile. */
export interface SessionWorkflows {
  readonly getMe: Handler<typeof getMe>
}
