import { isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { ListQuery, Page } from '#core/platform/api/lists.ts'
import type { Selection } from '#core/platform/bulk/model.ts'
import type { exportQuery } from '#core/platform/exports/export.ts'
import type { FilterValueOf } from '#core/platform/lists/list.ts'
import { submissionExport } from '#core/insurance/submissions/export-columns.ts'
import { submissionList } from '#core/insurance/submissions/lists.ts'
import type { SubmissionRow } from '#core/insurance/submissions/model.ts'
import { submissionStatuses, type SubmissionStatus } from '#core/insurance/submissions/statuses.ts'
import type { Context } from '../../kernel/context.ts'
import { preparedOn } from '../../kernel/database/prepared-query.ts'
import { exportFile } from '../../kernel/lists/export-file.ts'
import { rulesOf } from '../../kernel/lists/list-rules.ts'
import { countStatuses } from '../../kernel/lists/count-statuses.ts'
import { listing, type Listing, type ListRules } from '../../kernel/lists/listing.ts'
import { selectAll } from '../../kernel/bulk/select-all.ts'
import { isOfIds } from '../../kernel/lists/of-ids.ts'
import { readPage, type ReadList } from '../../kernel/lists/read-page.ts'
import type { FileAnswer } from '../../kernel/route.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { listScope, teamFilter } from '../accounts/team-scope.ts'
import { selectSubmissions } from './read-submission.ts'
import { submissionScope } from './scope.ts'
import { submissions } from './tables.ts'
import { rowToWire } from './to-wire.ts'

type Values<Id extends keyof (typeof submissionList)['filters']> = readonly FilterValueOf<
  typeof submissionList,
  Id
>[]

const sorts = {
  submissionNumber: submissions.submissionNumber,
  accountName: submissions.accountKey,
  agencyName: submissions.agencyName,
  businessType: submissions.businessType,
  status: submissions.effectiveStatus,
  expiryDate: submissions.expires,
  created: submissions.created,
  modified: submissions.modified,
}

const isOfAssignment = {
  assigned: isNotNull(submissions.ownerId),
  unassigned: isNull(submissions.ownerId),
} as const satisfies Record<Values<'assignment'>[number], SQL>

const rules = (team: ListRules['filters'][string]): ListRules =>
  rulesOf(submissionList, {
    table: submissions,
    sorts,
    status: { column: submissions.effectiveStatus, values: submissionStatuses },
    filters: {
      status: (values: Values<'status'>) => ({ column: submissions.effectiveStatus, values }),
      businessType: (values: Values<'businessType'>) => ({
        column: submissions.businessType,
        values,
      }),
      assignment: (values: Values<'assignment'>) =>
        or(...values.map((each) => isOfAssignment[each])),
      owner: (values) => ({ column: submissions.ownerId, values }),
      accountId: (values) => ({ column: submissions.accountId, values }),
      team,
    },
    searched: submissions.searched,
    created: submissions.created,
    tie: submissions.id,
  })

const listingOf = async (
  services: Services,
  viewer: Viewer,
  query: ListQuery,
): Promise<Listing> => {
  const team = await teamFilter(services, viewer, query, submissions)
  const scope = listScope(viewer, submissionScope, submissions)
  return listing(rules(team), query, scope, services.config.maxListed)
}

const rowsQuery = preparedOn((handle) =>
  selectSubmissions(handle).where(isOfIds(submissions.id)).prepare('rows_of_submissions'),
)

type Joined = Awaited<ReturnType<typeof selectSubmissions>>[number]

const readRows = <Shown>(
  { database }: Services,
  show: (joined: Joined) => Shown,
): ReadList<Joined, Shown> => ({
  read: (ids) => rowsQuery(database.handle()).execute({ ids }),
  idOf: ({ submission }) => submission.id,
  show,
})

const toWireFor = ({ clock }: Services, viewer: Viewer) => {
  const now = clock.now()
  return (joined: Joined): SubmissionRow => rowToWire(joined, viewer, now)
}

/** One page of the submissions a viewer sees. */
export const listSubmissions = async (
  services: Services,
  viewer: Viewer,
  query: ListQuery,
): Promise<Page<SubmissionRow> & { content: SubmissionRow[] }> =>
  readPage(
    services,
    await listingOf(services, viewer, query),
    readRows(services, toWireFor(services, viewer)),
  )

/** The submissions of a list call as a file. */
export const submissionsFile = async (
  context: Context,
  { columns: requestedColumns, ...query }: z.output<typeof exportQuery>,
): Promise<FileAnswer> => {
  const { services, viewer } = context
  return exportFile(context, {
    name: 'submissions',
    list: await listingOf(services, viewer, query),
    read: readRows(services, toWireFor(services, viewer)),
    columns: submissionExport,
    asked: requestedColumns,
  })
}

/** Returns the id, label and version of every submission in a list query, up to the limit of bulk actions. */
export const selectAllSubmissions = async (
  services: Services,
  viewer: Viewer,
  query: ListQuery,
): Promise<Selection> => {
  const list = await listingOf(services, viewer, query)
  const read = readRows(
    services,
    ({ submission: { id, submissionNumber, accountName, modified } }) => ({
      id,
      name: `${submissionNumber}, ${accountName}`,
      modified: modified.toISOString(),
    }),
  )
  return selectAll(services, list, read)
}

const isStatus = (status: string): status is SubmissionStatus =>
  submissionStatuses.some((each) => each === status)

/** How many submissions a viewer sees in each status, up to the bound of counts. */
export const countSubmissions = async (services: Services, viewer: Viewer, query: ListQuery) =>
  countStatuses(services, await listingOf(services, viewer, query), isStatus)
