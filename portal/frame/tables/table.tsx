import { lazy } from 'react'
import type { ListRow } from '#core/platform/lists/list.ts'
import { withColumns } from './define-table.ts'
import type { TableValue } from './definition.ts'
import type { LazyTable } from './lazy-table.ts'

/**
 * A lazily loaded table with the given columns: the title first, then the persona's in initial
 * order.
 */
/*@__NO_SIDE_EFFECTS__*/
export const table = <Row extends ListRow, Id extends string, Title extends Id>(
  load: () => Promise<TableValue<Row, Id, Title>>,
  columns: readonly [NoInfer<Title>, ...NoInfer<Id>[]],
): LazyTable =>
  lazy(async () => {
    const [value, { DataTable }] = await Promise.all([load(), import('./DataTable.tsx')])
    const definition = withColumns(value, columns)
    const Shown = () => <DataTable definition={definition} />
    return { default: Shown }
  })
