import type { Row as ModelRow } from '@tanstack/react-table'
import { useMemo, useRef, useState, type KeyboardEvent } from 'react'
import type { ListRow } from '#core/platform/lists/list.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import type { TableDefinition } from './definition.ts'
import type { Features } from './features.ts'
import { rowMove } from './row-keys.ts'
import { TableRow } from './TableRow.tsx'
import { useCalendar } from './use-calendar.ts'
import { roles } from './roles.ts'
import styles from './data-table.styles.css'

/** More skeleton rows than a screen holds help nobody. */
const mostSkeletons = 20

interface TableRowsProps<Row extends ListRow> {
  readonly definition: TableDefinition<Row>
  readonly rows: readonly ModelRow<Features, Row>[]
  /** Nothing to show yet. */
  readonly isPending: boolean
  /** What is shown is about to be replaced. */
  readonly isWaiting: boolean
  readonly span: number
  readonly size: number
  readonly onToggle: (id: string) => void
}

/** The rows, with one of them in the tab order: arrows walk from it to the others. */
export const TableRows = <Row extends ListRow>(props: TableRowsProps<Row>) => {
  const { definition, rows, onToggle } = props
  const css = useStyles(styles)
  const body = useRef<HTMLTableSectionElement>(null)
  const [current, setCurrent] = useState(0)
  const calendar = useCalendar()
  const urgencies = useMemo(
    () => rows.map(({ original }) => definition.urgency(original, calendar)),
    [rows, definition, calendar],
  )
  const active = Math.min(current, Math.max(0, rows.length - 1))

  if (props.isPending) {
    const count = Math.min(props.size, mostSkeletons)
    return (
      <tbody {...roles.group} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <tr key={index} className={css['row']} {...roles.row}>
            {Array.from({ length: props.span }, (_, cell) => (
              <td key={cell} className={css['cell']} {...roles.cell}>
                <span className={css['bone']} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    )
  }

  const focusRow = (index: number) => {
    setCurrent(index)
    body.current?.querySelector<HTMLElement>(`[data-row="${index}"]`)?.focus()
  }

  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>, index: number) => {
    if (event.target !== event.currentTarget) return
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const row = rows[index]
    const move = rowMove(event.key, index, rows.length)
    if (!move || !row) return
    if ('to' in move) {
      event.preventDefault()
      return focusRow(move.to)
    }
    const find = (selector: string) =>
      event.currentTarget.querySelector<HTMLElement>(selector)?.click()
    const isOpen = row.getIsExpanded()
    switch (move.do) {
      case 'enter':
        event.preventDefault()
        return find('[data-open]')
      case 'menu':
        return find('[data-actions]')
      case 'expand':
        if (definition.Details && !isOpen) onToggle(row.id)
        return undefined
      case 'collapse':
        if (definition.Details && isOpen) onToggle(row.id)
        return undefined
    }
  }

  return (
    <tbody ref={body} {...roles.group} data-waiting={props.isWaiting || undefined}>
      {rows.map((row, index) => (
        <TableRow
          key={row.id}
          definition={definition}
          row={row}
          index={index}
          urgency={urgencies[index]}
          isActive={index === active}
          span={props.span}
          onFocus={() => setCurrent(index)}
          onKeyDown={(event) => onKeyDown(event, index)}
          onToggle={() => onToggle(row.id)}
        />
      ))}
    </tbody>
  )
}
