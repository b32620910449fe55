import { sql, type SQL } from 'drizzle-orm'
import { decidedStatuses, quoteEffects } from '#core/insurance/submissions/effective-status.ts'
import type { SubmissionStatus } from '#core/insurance/submissions/statuses.ts'

const listOf = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ')

const quotesThatAre = (wanted: SubmissionStatus): string =>
  listOf(Object.entries(quoteEffects).flatMap(([status, is]) => (is === wanted ? [status] : [])))

/** `effectiveSubmissionStatus` as the SQL expression of a stored column that lists sort and filter by. */
export const effectiveStatusExpression: SQL = sql.raw(`case
  when quote_status in (${quotesThatAre('bound')}) then case business_type when 'renewal' then 'renewed' else 'bound' end
  when status in (${listOf(decidedStatuses)}) then status
  when quote_status in (${quotesThatAre('lost')}) then 'lost'
  when status = 'uwEscalation' then status
  when quote_status in (${quotesThatAre('quoted')}) then 'quoted'
  when quote_status in (${quotesThatAre('referred')}) then 'referred'
  when is_expired and business_type = 'renewal' then 'nonRenewed'
  else status end`)
