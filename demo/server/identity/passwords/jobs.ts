import * as z from 'zod/mini'
import { locales } from '#core/foundation/region/regions.ts'
import type { Job } from '../../kernel/queue/job.ts'
import { mailRequestedReset, resetJob } from './reset.ts'

const payload = z.object({
  email: z.string(),
  reason: z.enum(['asked', 'sent']),
  locale: z.enum(locales),
})

export const passwordJobs: readonly Job[] = [
  {
    kind: resetJob,
    runs: 'transaction',
    handle: (given, services) => mailRequestedReset(services, payload.parse(given)),
  },
]
