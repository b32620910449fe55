import { keyList } from '#core/administration/api-keys/lists.ts'
import { neverUrgent } from '#core/platform/tables/urgency.ts'
import { Status } from '../../frame/parts/Status.tsx'
import { dateWidth } from '../../frame/tables/definition.ts'
import { defineTable } from '../../frame/tables/define-table.ts'
import { editKey, keyActions } from './key-actions.ts'
import { keyModeMarks, keyStateMarks } from './key-status-marks.ts'

/** The keys of the viewer's agency, newest first. */
export const keyTable = defineTable({
  id: 'keys',
  label: 'keys:title',
  list: keyList,
  source: (queries, query) => queries.options(keyList.endpoint, { query }),
  columns: {
    name: {
      header: 'keys:field.name',
      cell: (key) => <span title={key.name}>{key.name}</span>,
      sortBy: 'name',
      width: 200,
    },
    kind: {
      header: 'keys:field.kind',
      cell: (key, { label }) => label('keys:kind', key.kind),
      width: 130,
    },
    mode: {
      header: 'keys:field.mode',
      cell: (key) => <Status of={keyModeMarks} value={key.mode} isQuiet />,
      width: 90,
    },
    state: {
      header: 'keys:field.state',
      cell: (key) => <Status of={keyStateMarks} value={key.state} isQuiet />,
      width: 90,
    },
    key: {
      header: 'keys:field.key',
      cell: (key) => <code title={key.key}>{key.key}</code>,
      width: 220,
    },
    origins: {
      header: 'keys:field.origins',
      cell: ({ origins, demoOrigins = [] }, { t }) => {
        const all = [...origins, ...demoOrigins]
        return <span title={all.join('\n')}>{all.join(', ') || t('keys:none')}</span>
      },
      width: 220,
    },
    lastUsed: {
      header: 'keys:field.lastUsed',
      cell: (key, { t, instant, dateTime }) =>
        key.lastUsed === undefined ? (
          t('keys:never')
        ) : (
          <span title={dateTime(key.lastUsed)}>{instant(key.lastUsed)}</span>
        ),
      width: dateWidth,
    },
    created: {
      header: 'portal:field.created',
      cell: (key, { instant, dateTime }) => (
        <span title={dateTime(key.created)}>{instant(key.created)}</span>
      ),
      sortBy: 'created',
      width: dateWidth,
    },
  },
  filters: {
    mode: { label: 'keys:field.mode', texts: 'keys:mode' },
    kind: { label: 'keys:field.kind', texts: 'keys:kind' },
    state: { label: 'keys:field.state', texts: 'keys:state' },
  },
  title: 'name',
  subtitle: 'key',
  urgency: neverUrgent,
  primary: { kind: 'perform', action: editKey },
  card: { aside: 'state', lead: ['mode', 'lastUsed'] },
  pageSize: 20,
  rowName: (key) => key.name,
  actions: keyActions,
})
