import * as z from 'zod/mini'
import { openEnum } from '../validation/open-enum.ts'
import { mfaTypes } from './mfa-type.ts'

/** One error of one field, or of the whole input when `field` is missing. */
export const wireFieldError = z.object({
  code: z.string(),
  detail: z.string(),
  /** Dotted path into the body: `account.revenue`. */
  field: z.optional(z.string()),
})

/** The body of every response outside 2xx, including unknown paths and rate limits. */
export const wireError = z.object({
  status: z.int(),
  code: z.string(),
  detail: z.string(),
  message: z.optional(z.string()),
  errors: z.optional(z.array(wireFieldError)),
  /** The record that prevents the call, such as the policy that already renewed another one. */
  recordId: z.optional(z.string()),
  /** The second factor to ask for; with 307 `mfaRequired` only (spec 1 §4). */
  mfaType: z.optional(openEnum(mfaTypes)),
  requestId: z.string(),
})
export type WireFieldError = z.output<typeof wireFieldError>
export type WireError = z.output<typeof wireError>
