import * as z from 'zod/mini'
import type { Job } from '../../kernel/queue/job.ts'
import { confirmIntent, confirmJob } from './confirming.ts'

const payload = z.object({ intentId: z.string() })

export const billingJobs: readonly Job[] = [
  {
    kind: confirmJob,
    runs: 'outside',
    handle: (given, services) => confirmIntent(services, payload.parse(given).intentId),
  },
]
