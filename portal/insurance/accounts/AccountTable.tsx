import { Suspense } from 'react'
import { ScreenSkeleton } from '../../frame/shell/ScreenSkeleton.tsx'
import type { LazyTable } from '../../frame/tables/lazy-table.ts'
import { TableAccountContext } from '../../frame/tables/table-account.ts'
import type { AccountViewProps } from './account-part.ts'

/** A table with the records of one account only. */
export const AccountTable = ({
  account,
  table: Table,
}: AccountViewProps & { readonly table: LazyTable }) => (
  <TableAccountContext value={account.id}>
    <Suspense fallback={<ScreenSkeleton />}>
      <Table />
    </Suspense>
  </TableAccountContext>
)
