import * as z from 'zod/mini'
import { job } from '../../kernel/queue/job.ts'

/** Looks into a report of a payment that no webhook has confirmed. */
export const confirmJob = job('billing.confirm', z.object({ intentId: z.string() }))
