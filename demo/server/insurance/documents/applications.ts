import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Services } from '../../kernel/services.ts'
import { submissionDocuments, submissions } from '../submissions/tables.ts'
import { documents, type DocumentRecord } from './tables.ts'

const none = sql<null>`null::text`

/**
 * Stores a submission's files as documents of its account, where they remain after the submission is
 * deleted.
 */
export const storeApplication = async (services: Services, submissionId: string): Promise<void> => {
  const handle = services.database.handle()
  await handle
    .insert(documents)
    .select(
      handle
        .select({
          id: submissionDocuments.id,
          kind: sql<DocumentRecord['kind']>`'application'`.as('kind'),
          accountId: sql<string>`${submissions.accountId}`.as('account_id'),
          quoteId: none.as('quote_id'),
          policyId: none.as('policy_id'),
          subjectId: submissionDocuments.submissionId,
          version: sql<string>`${submissionDocuments.id}`.as('version'),
          name: submissionDocuments.name,
          mimeType: submissionDocuments.mimeType,
          size: submissionDocuments.size,
          bytes: submissionDocuments.bytes,
          created: submissionDocuments.created,
        })
        .from(submissionDocuments)
        .innerJoin(submissions, eq(submissions.id, submissionDocuments.submissionId))
        .where(and(eq(submissions.id, submissionId), isNotNull(submissions.accountId))),
    )
    .onConflictDoNothing()
}
