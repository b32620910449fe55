import { sql } from 'drizzle-orm'
import type { Retention } from '../../kernel/retention/model.ts'
import { documents } from './tables.ts'

/**
 * Proposals with outdated terms. Mails link to the portal, which lists only the newest one; a quote's
 * last proposal and every document of a policy stay.
 */
export const documentRetention: readonly Retention[] = [
  {
    table: documents,
    since: documents.created,
    days: 1,
    when: sql`${documents.kind} = 'proposal' and ${documents.policyId} is null and exists (
      select 1 from ${documents} as newer
      where newer.kind = ${documents.kind} and newer.subject_id = ${documents.subjectId}
        and newer.created > ${documents.created}
    )`,
  },
]
