import * as z from 'zod/mini'
import { job } from '../../kernel/queue/job.ts'

const ofPolicy = z.object({ policyId: z.string() })

/** Draws the policy document. */
export const policyJob = job('documents.policy', ofPolicy)

/** Draws the invoice of a policy. */
export const invoiceJob = job('documents.invoice', ofPolicy)
