import * as z from 'zod/mini'
import { job } from '../../kernel/queue/job.ts'

const ofPolicy = z.object({ policyId: z.string() })

/** Writes the policy itself. */
export const policyJob = job('documents.policy', ofPolicy)

/** Writes the invoice of a policy. */
export const invoiceJob = job('documents.invoice', ofPolicy)
