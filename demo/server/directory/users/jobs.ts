import * as z from 'zod/mini'
import { job } from '../../kernel/queue/job.ts'

/** Updates a user's name in the rows that lists sort and filter by it. */
export const renamedUserJob = job('users.renamed', z.object({ userId: z.string() }))
