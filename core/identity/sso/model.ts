import * as z from 'zod/mini'
import { required } from '../session/model.ts'
import { boundedText } from '../../foundation/validation/bounded.ts'

/** Whether the email domain signs in with its own identity provider. */
export const ssoEnabled = z.object({ enabled: z.boolean() })

/** The parameters with which the browser starts single sign-on (spec 1 §7). */
export const ssoQuery = z.object({
  username: required,
  rememberDevice: z.optional(z.enum(['true', 'false'])),
  /** A path of ours to open afterwards; anything else is ignored. */
  redirectPath: z.optional(z.string().check(z.maxLength(2000, 'tooLong'))),
})

/** The identity provider's answer: a code, or an error. */
export const ssoReturn = z.object({
  code: z.optional(boundedText(4_000)),
  state: z.optional(boundedText(2_000)),
  error: z.optional(boundedText(200)),
  error_description: z.optional(boundedText(2_000)),
  iss: z.optional(boundedText(2_000)),
})

/** The progress of the single sign-on that this browser started. */
export const ssoStates = ['NONE', 'READY', 'FAILED'] as const
export const ssoStatus = z.object({
  state: z.enum(ssoStates),
  /** Why it failed, in the caller's language. */
  detail: z.optional(z.string()),
  redirectPath: z.optional(z.string()),
})
