import * as z from 'zod/mini'
import { openEnum } from '../../foundation/validation/open-enum.ts'
import { recordGrant } from '../session/model.ts'
import { id } from '../../foundation/validation/bounded.ts'
import { codeOf } from '../../foundation/validation/code-digits.ts'

/** The purpose of a security code; determines the page's wording (spec 1 §2). */
export const workflowFlows = ['E_PAY', 'SURPLUS_NOTICE', 'QUOTE_REVIEW', 'OTHER'] as const
export type WorkflowFlow = (typeof workflowFlows)[number]

export const workflowStates = ['unsent', 'open', 'locked', 'expired'] as const
export type WorkflowState = (typeof workflowStates)[number]

export const codeChannels = ['email', 'text'] as const
export type CodeChannel = (typeof codeChannels)[number]

/** Digits of a security code (spec 1 §9). */
export const codeLength = 6

/**
 * A security-code workflow, as its page reads it. `unsent`: no code was requested yet; `open`: a
 * code was sent; `expired`: it has expired, request another; `locked`: too many wrong codes.
 */
export const workflow = z.object({
  workflowId: z.string(),
  flow: openEnum(workflowFlows),
  /** Masked, `(•••) •••-0142`; absent when the flow has no phone. */
  flowUserPhone: z.optional(z.string()),
  /** The masked address of the last code, or of the first one: `d•••@bayside.example`. */
  sendCodeTo: z.string(),
  state: openEnum(workflowStates),
  /** Seconds until another code can be requested; 0 for now. */
  resendInSeconds: z.int(),
  /** Seconds until the code expires; 0 when it has expired. */
  codeExpiresInSeconds: z.int(),
  /** Seconds until a locked workflow opens again; 0 when it is not locked. */
  lockedForSeconds: z.int(),
  triesLeft: z.int(),
})
export type Workflow = z.output<typeof workflow>

export const workflowParams = z.object({ workflowId: id() })

export const sendCodeInput = z.object({ via: z.enum(codeChannels) })

/** `secret` is the security code. */
export const workflowTokenInput = z.object({
  workflowId: id().check(z.minLength(1, 'required')),
  secret: z
    .string()
    .check(
      z.maxLength(40, 'securityCodeFormat'),
      z.overwrite(codeOf),
      z.regex(/^\d{6}$/, 'securityCodeFormat'),
    ),
})

/** Tokens for the one record, and the page of the portal that shows it. */
export const workflowTokens = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  issuedAt: z.iso.datetime(),
  expiresIn: z.int(),
  /** Path of the portal: `/policy/{id}/accountant-payment`. */
  redirectURL: z.string(),
  grant: recordGrant,
})
export type WorkflowTokens = z.output<typeof workflowTokens>
