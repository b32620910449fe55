import * as z from 'zod/mini'
import { job } from '../../kernel/queue/job.ts'

const policyInput = z.object({ policyId: z.string() })

/** Draws the policy document. */
export const policyJob = job('documents.policy', policyInput)

/** Draws the invoice of a policy. */
export const invoiceJob = job('documents.invoice', policyInput)
