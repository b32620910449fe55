import { isNull, sql } from 'drizzle-orm'
import type { Retention } from '../../kernel/retention/model.ts'
import { submissionDocuments, submissions } from './tables.ts'

/** Days after expiry that submissions without a quote stay. */
const days = 180

const expiryOfDocument = sql`(select ${submissions.expires} from ${submissions} where ${submissions.id} = ${submissionDocuments.submissionId} and ${submissions.quoteId} is null)`

/** Submissions without a quote, after their files; those with a quote last as long as the quote. */
export const submissionRetention: readonly Retention[] = [
  { table: submissionDocuments, since: expiryOfDocument, days },
  { table: submissions, since: submissions.expires, days, when: isNull(submissions.quoteId) },
]
