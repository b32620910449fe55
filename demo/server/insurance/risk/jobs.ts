import * as z from 'zod/mini'
import { job } from '../../kernel/queue/job.ts'

/** Scans the domain of an account and scores the findings. */
export const scanJob = job('risk.scan', z.object({ accountId: z.string() }))
