import * as z from 'zod/mini'
import { secret } from '../session/model.ts'

/** A password rule as listed by the server (spec 1 §3). */
export const passwordConstraint = z.object({ errorCode: z.string(), displayText: z.string() })
export type PasswordConstraint = z.output<typeof passwordConstraint>

/** A password to check or to set. */
export const passwordInput = z.object({ password: secret })

/** A new password for the signed-in user, with the current one. */
export const passwordChange = z.object({ currentPassword: secret, password: secret })
