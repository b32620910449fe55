import { useState } from 'react'
import type { Arrangement } from '#core/platform/tables/arrangement-shape.ts'
import {
  isGrowing,
  moveColumn,
  nudgeColumn,
  resizeColumn,
  widthOf,
} from '#core/platform/tables/arrangement.ts'
import type { ListRow } from '#core/platform/lists/list.ts'
import { nextSort, withSort, type TableView } from '#core/platform/tables/view.ts'
import hiddenStyles from '#widgets/kit/visually-hidden.styles.css'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useFormats } from '../formats/use-formats.ts'
import { rulesOf, type LabelledColumn, type TableDefinition } from './definition.ts'
import { HeaderCell } from './HeaderCell.tsx'
import { ariaRoles } from './aria-roles.ts'
import { SelectBox } from './SelectBox.tsx'
import type { RowSelection } from './use-selection.ts'
import styles from './data-table.styles.css'

interface TableHeadProps<Row extends ListRow> {
  readonly definition: TableDefinition<Row>
  readonly columns: readonly LabelledColumn<Row>[]
  readonly view: TableView
  readonly arrangement: Arrangement
  /** The rows of the page. */
  readonly rows: readonly Row[]
  readonly selection: RowSelection<Row>
  readonly onView: (view: TableView) => void
  /** `moved`: the column that changed its position. */
  readonly onArrange: (arrangement: Arrangement, moved?: string) => void
}

/** The headings of a table: sort, move and resize columns. */
export const TableHead = <Row extends ListRow>(props: TableHeadProps<Row>) => {
  const { definition, columns, view, arrangement, rows, selection, onView, onArrange } = props
  const chosen = rows.filter(({ id }) => selection.ids.has(id)).length
  const css = useStyles(styles)
  const hidden = useStyles(hiddenStyles)
  const { t } = useFormats()
  const [isNear, setNear] = useState(false)
  const rules = rulesOf(definition)
  return (
    <thead
      className={css['head']}
      {...ariaRoles.group}
      // The drag code loads when a pointer enters.
      onPointerEnter={() => setNear(true)}
    >
      <tr {...ariaRoles.row}>
        {selection.isSelectable && (
          <th className={css['th']} scope="col" {...ariaRoles.header}>
            <SelectBox
              label={t('portal:table.selectPage')}
              state={chosen === 0 ? false : chosen === rows.length || 'some'}
              disabled={rows.length === 0}
              css={css}
              onToggle={() => selection.toggle(rows)}
            />
          </th>
        )}
        {definition.Details && (
          <th className={css['th']} scope="col" {...ariaRoles.header}>
            <span className={hidden['hidden']}>{t('portal:table.expandColumn')}</span>
          </th>
        )}
        {columns.map(({ id, label, align, sortBy, ...column }) => (
          <HeaderCell
            key={id}
            tableId={definition.id}
            columnId={id}
            label={label}
            isEnd={align === 'end'}
            isDraggable={isNear}
            css={css}
            sortBy={sortBy}
            sort={view.sort}
            onSort={() => onView(withSort(view, nextSort(view, sortBy ?? id, rules)))}
            onMove={(moved, target, side) =>
              onArrange(moveColumn(arrangement, moved, target, side), moved)
            }
            onNudge={(by) => onArrange(nudgeColumn(arrangement, id, by), id)}
            width={widthOf(arrangement, { id, ...column })}
            isGrowing={isGrowing(arrangement, { id, ...column })}
            onResize={(width) => onArrange(resizeColumn(arrangement, id, width))}
          />
        ))}
        {definition.actions.length > 0 && (
          <th className={css['th']} scope="col" {...ariaRoles.header}>
            <span className={hidden['hidden']}>{t('portal:table.actionsColumn')}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}
