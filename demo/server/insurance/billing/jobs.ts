import * as z from 'zod/mini'
import { job } from '../../kernel/queue/job.ts'

/** Checks a reported payment that no webhook has confirmed. */
export const confirmJob = job('billing.confirm', z.object({ intentId: z.string() }))

/** Draws the receipt of a payment. */
export const receiptJob = job(
  'documents.receipt',
  z.object({ policyId: z.string(), paymentId: z.string() }),
)
