import { useMemo, useRef, useState, type KeyboardEvent } from 'react'
import type { ListRow } from '#core/platform/lists/list.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useLatestCall } from '#widgets/react/use-latest.ts'
import type { LabelledColumn, TableDefinition } from './definition.ts'
import { rowMove } from './row-keys.ts'
import { TableRow } from './TableRow.tsx'
import { useCalendar } from './use-calendar.ts'
import { ariaRoles } from './aria-roles.ts'
import type { RowSelection } from './use-selection.ts'
import styles from './data-table.styles.css'

/** Maximum skeleton rows; about one screenful. */
const maxSkeletons = 20

interface TableRowsProps<Row extends ListRow> {
  readonly definition: TableDefinition<Row>
  readonly rows: readonly Row[]
  /** The visible columns, in order. */
  readonly columns: readonly LabelledColumn<Row>[]
  /** Ids of the expanded rows. */
  readonly open: readonly string[]
  readonly selection: RowSelection<Row>
  /** Whether nothing is loaded yet. */
  readonly isPending: boolean
  /** Whether the rows are about to be replaced. */
  readonly isWaiting: boolean
  readonly span: number
  readonly size: number
  readonly onToggle: (id: string) => void
}

/** The rows, with roving focus: one is in the tab order, arrows move between them. */
export const TableRows = <Row extends ListRow>(props: TableRowsProps<Row>) => {
  const { definition, rows, open } = props
  const css = useStyles(styles)
  const body = useRef<HTMLTableSectionElement>(null)
  const [current, setCurrent] = useState<string>()
  const calendarOf = useCalendar()
  const urgencies = useMemo(
    () => rows.map((row) => definition.urgency(row, calendarOf(row.timezone))),
    [rows, definition, calendarOf],
  )
  const active = (rows.find(({ id }) => id === current) ?? rows[0])?.id

  const focusRow = (index: number) => {
    body.current?.querySelectorAll<HTMLElement>('[data-row]')[index]?.focus()
  }

  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>, id: string) => {
    if (event.target !== event.currentTarget) return
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const index = rows.findIndex((row) => row.id === id)
    const row = rows[index]
    const move = rowMove(event.key, index, rows.length)
    if (!move || !row) return
    if ('to' in move) {
      event.preventDefault()
      return focusRow(move.to)
    }
    const find = (selector: string) =>
      event.currentTarget.querySelector<HTMLElement>(selector)?.click()
    const isOpen = open.includes(row.id)
    switch (move.do) {
      case 'enter':
        event.preventDefault()
        return find('[data-open]')
      case 'select':
        event.preventDefault()
        return find('[type=checkbox]')
      case 'menu':
        return find('[data-actions]')
      case 'expand':
        if (definition.Details && !isOpen) props.onToggle(row.id)
        return undefined
      case 'collapse':
        if (definition.Details && isOpen) props.onToggle(row.id)
        return undefined
    }
  }

  const onRowKey = useLatestCall(onKeyDown)
  const onRowToggle = useLatestCall(props.onToggle)
  const { isSelectable, ids, toggle } = props.selection

  if (props.isPending) {
    const count = Math.min(props.size, maxSkeletons)
    return (
      <tbody {...ariaRoles.group} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <tr key={index} className={css['row']} {...ariaRoles.row}>
            {Array.from({ length: props.span }, (_, cell) => (
              <td key={cell} className={css['cell']} {...ariaRoles.cell}>
                <span className={css['skeleton']} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    )
  }

  return (
    <tbody ref={body} {...ariaRoles.group} data-waiting={props.isWaiting || undefined}>
      {rows.map((row, index) => (
        <TableRow
          key={row.id}
          definition={definition}
          record={row}
          columns={props.columns}
          isOpen={open.includes(row.id)}
          isSelected={isSelectable ? ids.has(row.id) : undefined}
          urgency={urgencies[index]}
          isActive={row.id === active}
          span={props.span}
          onFocus={setCurrent}
          onKeyDown={onRowKey}
          onToggle={onRowToggle}
          onSelect={toggle}
        />
      ))}
    </tbody>
  )
}
