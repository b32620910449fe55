import type { validatePassword } from '#core/identity/passwords/endpoints.ts'
import type { Handler } from '../../kernel/route.ts'

/** Handlers of calls on passwords that also reach sign-ups. */
export interface PasswordWorkflows {
  readonly validatePassword: Handler<typeof validatePassword>
}
