import { sql } from 'drizzle-orm'
import { rowsOf } from '../../kernel/database/rows-of.ts'
import type { Services } from '../../kernel/services.ts'
import { testNumber } from '../sandbox/numbers.ts'
import { submissions } from './tables.ts'

const prefix = 'PS'

/** The number of a new submission, `PS-1000042`; in test mode it is derived from agency and company. */
export const submissionNumberOf = async (
  services: Services,
  agencyId: string,
  company: string,
): Promise<string> => {
  if (services.database.mode() !== 'live') {
    const about = JSON.stringify([agencyId, company])
    return testNumber(services, prefix, about, submissions.submissionNumber)
  }
  const result = await services.database
    .handle()
    .execute(sql`select nextval('submission_numbers')::text as number`)
  return `${prefix}-${rowsOf<{ readonly number: string }>(result)[0]?.number ?? ''}`
}
