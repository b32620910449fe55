import { lazy } from 'react'
import type { LazyTable } from '../../frame/tables/lazy-table.ts'
import { table } from '../../frame/tables/table.tsx'
import type { submissionTable } from './list/submission-table.tsx'

type Column = keyof (typeof submissionTable)['columns']

/** The table of submissions with the given columns, below the metrics. */
export const tableWithMetrics = (
  columns: readonly ['submissionNumber', ...Column[]],
): LazyTable => {
  const Table = table(
    async () => (await import('./list/submission-table.tsx')).submissionTable,
    columns,
  )
  return lazy(async () => {
    const { SubmissionList } = await import('./list/SubmissionList.tsx')
    return { default: () => <SubmissionList table={<Table />} /> }
  })
}
