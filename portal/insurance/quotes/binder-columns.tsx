import type { BinderRow } from '#core/insurance/quotes/model.ts'
import { Status } from '../../frame/parts/Status.tsx'
import { paymentStatusMarks } from '../policies/policy-status-marks.ts'
import type { TableColumn } from '../../frame/tables/definition.ts'

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
    cell: (binder) => (
      <Status of={paymentStatusMarks} value={binder.isPaid ? 'Paid' : 'Unpaid'} isQuiet />
    ),
    width: 120,
  },
} as const satisfies Record<string, TableColumn<BinderRow>>
