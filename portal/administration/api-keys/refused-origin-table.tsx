import { refusedOriginList } from '#core/administration/api-keys/lists.ts'
import { neverUrgent } from '#core/platform/tables/urgency.ts'
import { Status } from '../../frame/parts/Status.tsx'
import { defineTable } from '../../frame/tables/define-table.ts'
import { addRefusedOrigin } from './key-actions.ts'
import { keyModeMarks } from './key-status-marks.ts'

/** Origins that used a key in the last day without being registered for it. */
export const refusedOriginTable = defineTable({
  id: 'refused-origins',
  label: 'keys:tab.refused',
  list: refusedOriginList,
  source: (queries, query) => queries.options(refusedOriginList.endpoint, { query }),
  columns: {
    origin: {
      header: 'keys:field.origin',
      cell: (row) => <span title={row.origin}>{row.origin}</span>,
      sortBy: 'origin',
      width: 300,
    },
    keyName: {
      header: 'keys:field.keyName',
      cell: (row) => <span title={row.keyName}>{row.keyName}</span>,
      width: 200,
    },
    mode: {
      header: 'keys:field.mode',
      cell: (row) => <Status of={keyModeMarks} value={row.mode} isQuiet />,
      width: 90,
    },
    count: {
      header: 'keys:field.count',
      cell: (row, { count }) => count(row.count),
      sortBy: 'count',
      width: 120,
      align: 'end',
    },
    last: {
      header: 'keys:field.last',
      cell: (row, { dateTime }) => dateTime(row.last),
      sortBy: 'last',
      width: 170,
    },
  },
  filters: {},
  title: 'origin',
  subtitle: 'keyName',
  urgency: neverUrgent,
  primary: { kind: 'perform', action: addRefusedOrigin },
  card: { lead: ['count', 'last'] },
  pageSize: 20,
  rowName: (row) => row.origin,
  actions: [addRefusedOrigin],
})
