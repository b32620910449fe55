import * as z from 'zod/mini'
import { job } from '../../kernel/queue/job.ts'

/** Looks into a report of a payment that no webhook has confirmed. */
export const confirmJob = job('billing.confirm', z.object({ intentId: z.string() }))

/** Writes the receipt of a payment. */
export const receiptJob = job(
  'documents.receipt',
  z.object({ policyId: z.string(), paymentId: z.string() }),
)
