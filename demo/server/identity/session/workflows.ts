import type { getMe } from '#core/identity/session/endpoints.ts'
import type { Handler } from '../../kernel/route.ts'

/** Handlers of calls of sessions that also reach the user's profile. */
export interface SessionWorkflows {
  readonly getMe: Handler<typeof getMe>
}
