import { and, asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Submission } from '#core/insurance/submissions/model.ts'
import { teams } from '../../directory/teams/tables.ts'
import { notFound } from '../../kernel/api-error.ts'
import type { FileAnswer } from '../../kernel/route.ts'
import type { Handle, Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { lockAccountRecord } from '../accounts/service.ts'
import { readActivity } from '../../kernel/activity/read.ts'
import { entriesToWire } from '../activity/entries.ts'
import { submissionScope } from './scope.ts'
import { submissionDocuments, submissions, type SubmissionRecord } from './tables.ts'
import { submissionToWire } from './to-wire.ts'

/** A submission by its id, as the caller read it. */
export interface SubmissionRef {
  readonly submissionId: string
  /** The submission's `modified` as the caller read it. */
  readonly seen?: string
}

const team = alias(teams, 'team_of_submission')

/** Submissions with the names of their teams. */
export const selectSubmissions = (handle: Handle) =>
  handle
    .select({ submission: submissions, teamName: team.name })
    .from(submissions)
    .leftJoin(team, sql`${team.id} = ${submissions.teamIds}[1]`)

const documentsOf = async (
  { database }: Services,
  submissionId: string,
): Promise<Submission['documents']> => {
  const rows = await database
    .handle()
    .select({
      id: submissionDocuments.id,
      docName: submissionDocuments.name,
      mimeType: submissionDocuments.mimeType,
      size: submissionDocuments.size,
      created: submissionDocuments.created,
    })
    .from(submissionDocuments)
    .where(eq(submissionDocuments.submissionId, submissionId))
    .orderBy(asc(submissionDocuments.created), asc(submissionDocuments.id))
  return rows.map((row) => ({ ...row, created: row.created.toISOString() }))
}

/** One submission as its viewer sees it; 404 outside the viewer's scope. */
export const readSubmission = async (
  services: Services,
  viewer: Viewer,
  id: string,
): Promise<Submission> => {
  const [joined] = await selectSubmissions(services.database.handle()).where(
    and(eq(submissions.id, id), submissionScope(viewer)),
  )
  if (joined === undefined) throw notFound()
  return submissionToWire(joined, await documentsOf(services, id), viewer, services.clock.now())
}

/**
 * Locks a submission of the viewer's scope until the transaction ends; locks its account first, as every
 * change of quotes does.
 */
export const lockSubmission = async (
  services: Services,
  viewer: Viewer,
  id: string,
): Promise<SubmissionRecord> => {
  const handle = services.database.handle()
  const where = and(eq(submissions.id, id), submissionScope(viewer))
  const [found] = await handle
    .select({ accountId: submissions.accountId })
    .from(submissions)
    .where(where)
  if (found === undefined) throw notFound()
  if (found.accountId !== null) await lockAccountRecord(services, found.accountId)
  const [record] = await handle.select().from(submissions).where(where).for('update')
  if (record === undefined) throw notFound()
  return record
}

/** A file of a submission in the viewer's scope. */
export const readSubmissionDocument = async (
  services: Services,
  viewer: Viewer,
  { submissionId, docId }: { readonly submissionId: string; readonly docId: string },
): Promise<FileAnswer> => {
  const [found] = await services.database
    .handle()
    .select({ file: submissionDocuments })
    .from(submissionDocuments)
    .innerJoin(submissions, eq(submissions.id, submissionDocuments.submissionId))
    .where(
      and(
        eq(submissionDocuments.id, docId),
        eq(submissions.id, submissionId),
        submissionScope(viewer),
      ),
    )
  if (found === undefined) throw notFound()
  const { name, mimeType: type, bytes } = found.file
  return { name, type, bytes }
}

const maxEntries = 100

/** The log of a submission, newest first. */
export const listSubmissionActivity = async (services: Services, viewer: Viewer, id: string) => {
  await readSubmission(services, viewer, id)
  const rows = await readActivity(services, { kind: 'submission', id }, { max: maxEntries })
  return { content: await entriesToWire(services, rows) }
}
