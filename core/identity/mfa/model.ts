import * as z from 'zod/mini'
import { codeOf } from '../../foundation/validation/code-digits.ts'
import { secret } from '../session/model.ts'

/** Digits of a multi-factor code (spec 1 §9). */
export const codeLength = 6

/** Factors that can be set up; NONE means no factor (spec 1 §9). */
export const factors = ['GOOGLE', 'SMS', 'EMAIL'] as const
export type Factor = (typeof factors)[number]

const code = z
  .string()
  .check(
    z.maxLength(40, 'codeDigits'),
    z.overwrite(codeOf),
    z.regex(new RegExp(`^\\d{${codeLength}}$`), 'codeDigits'),
  )

/** Starts a set-up; asks for the password again. SMS uses the given number, or the profile's. */
export const mfaSetUpInput = z.object({
  mfaType: z.enum(factors),
  password: secret,
  phone: z.optional(z.string().check(z.maxLength(40, 'tooLong'))),
})

/** The data of a set-up: the secret as otpauth address and as text, or where a code was sent. */
export const mfaSetUp = z.object({
  mfaType: z.enum(factors),
  /** `otpauth://…`, drawn as a QR code by the client. GOOGLE only. */
  otpauthUrl: z.optional(z.string()),
  /** The same secret for typing it. GOOGLE only. */
  secret: z.optional(z.string()),
  /** Masked e-mail address or phone number. SMS and EMAIL only. */
  sentTo: z.optional(z.string()),
  /** Seconds until another code can be requested. */
  resendInSeconds: z.int(),
})
export type MfaSetUp = z.output<typeof mfaSetUp>

/** `mfa1`, and for an authenticator app the next code, `mfa2` (spec 3 §4). */
export const mfaCodes = z.object({ mfa1: code, mfa2: z.optional(code) })

/** One code of a set-up in progress. */
export const mfaCode = z.object({ code })
