import * as z from 'zod/mini'
import { job } from '../../kernel/queue/job.ts'

/** Stores the files of a submission as documents of its account. */
export const applicationJob = job('documents.application', z.object({ submissionId: z.string() }))
