import type { ListRow } from '#core/platform/lists/list.ts'
import type { TableValue } from '../tables/definition.ts'
import { table } from '../tables/table.tsx'
import type { DashboardTab } from './persona.ts'

/** Declares a table tab that several personas show, each with its own columns. */
/*@__NO_SIDE_EFFECTS__*/
export const tableTab =
  <Row extends ListRow, Id extends string, Title extends Id>(
    options: Omit<DashboardTab, 'table'>,
    load: () => Promise<TableValue<Row, Id, Title>>,
  ) =>
  (...columns: Parameters<typeof table<Row, Id, Title>>[1]): DashboardTab => ({
    ...options,
    table: table(load, columns),
  })
