import type { BinderRow } from '#core/quotes/model.ts'
import { Status } from '../../parts/Status.tsx'
import type { TableColumn } from '../definition.ts'

/** Columns that binders have beside those of quotes. */
export const binderColumns = {
  bound: {
    id: 'boundDate',
    header: 'portal:field.bound',
    cell: (binder, { moment }) => (binder.boundDate === null ? '' : moment(binder.boundDate)),
    sortBy: 'boundDate',
    width: 115,
  },
  payment: {
    id: 'payment',
    header: 'portal:field.payment',
    cell: (binder) => <Status value={binder.isPaid ? 'Paid' : 'Unpaid'} isQuiet />,
    width: 120,
  },
} as const satisfies Record<string, TableColumn<BinderRow>>
