import type { validatePassword } from '#core/identity/passwords/endpoints.ts'
import type { Handler } from '../../kernel/route.ts'

/** Handlers of password calls that also use sign-ups. */
export interface PasswordWorkflows {
  readonly validatePassword: Handler<typeof validatePassword>
}
