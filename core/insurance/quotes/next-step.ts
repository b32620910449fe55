import * as z from 'zod/mini'
import { openEnum } from '../../foundation/validation/open-enum.ts'
import type { PaymentStatus } from './payment-status.ts'
import type { QuoteStatus } from './statuses.ts'

/** The possible next steps; texts are `next-steps:<step>`. */
export const nextSteps = [
  'verify',
  'moveStart',
  'requestToBind',
  'complete',
  'review',
  'bind',
  'issue',
  'pay',
  'confirmPayment',
  'requote',
  'none',
] as const
export type NextStep = (typeof nextSteps)[number]

/** The actor of each step. */
export const stepActors = {
  verify: 'agency',
  moveStart: 'agency',
  requestToBind: 'agency',
  complete: 'agency',
  review: 'underwriter',
  bind: 'underwriter',
  issue: 'underwriter',
  pay: 'policyholder',
  confirmPayment: 'bank',
  requote: 'agency',
  none: 'nobody',
} as const satisfies Record<NextStep, string>

/** The next step of a quote and its actor. */
export const nextStep = z.object({
  step: openEnum(nextSteps),
  by: openEnum(['agency', 'underwriter', 'policyholder', 'bank', 'nobody']),
})

/** The data that the next step depends on. */
interface Progress {
  readonly status: QuoteStatus
  readonly isVerified: boolean
  /** Whether cover may still start on the effective date. */
  readonly isStartOpen: boolean
  /** Payment status of the issued policy. */
  readonly paymentStatus: PaymentStatus | null
}

const stepOfPayment = {
  Unpaid: 'pay',
  'Partially Paid': 'pay',
  Failed: 'pay',
  Processed: 'confirmPayment',
  Paid: 'none',
} as const satisfies Record<PaymentStatus, NextStep>

const stepOfOpen = ({ isVerified, isStartOpen }: Progress): NextStep => {
  if (!isStartOpen) return 'moveStart'
  return isVerified ? 'requestToBind' : 'verify'
}

const steps = {
  READY: stepOfOpen,
  SIGNED: stepOfOpen,
  INDICATION: () => 'complete',
  REFERRED: () => 'review',
  IN_REVIEW: () => 'review',
  REQUESTED: () => 'bind',
  BOUND: () => 'issue',
  ISSUED: ({ paymentStatus }) => stepOfPayment[paymentStatus ?? 'Unpaid'],
  DECLINED: () => 'requote',
  LOST: () => 'none',
  EXPIRED: () => 'requote',
  'BINDER EXPIRED': () => 'requote',
  RESCIND: () => 'requote',
  INVALID: () => 'requote',
  DELETED: () => 'none',
} as const satisfies Record<QuoteStatus, (progress: Progress) => NextStep>

/** The next step of a quote in its current state. */
export const nextStepOf = (progress: Progress): NextStep => steps[progress.status](progress)
