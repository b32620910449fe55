import { memo, Suspense, useId, type KeyboardEvent, type MouseEvent } from 'react'
import type { ListRow } from '#core/platform/lists/list.ts'
import type { Urgency } from '#core/platform/tables/urgency.ts'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useActionMenu } from '../actions/use-actions.ts'
import { RecordZone, useFormats } from '../formats/use-formats.ts'
import { IconButton } from '../parts/IconButton.tsx'
import { Menu } from '../parts/Menu.tsx'
import { useMoreButton } from '../parts/use-more-button.tsx'
import type { LabelledColumn, TableDefinition } from './definition.ts'
import { ariaRoles } from './aria-roles.ts'
import { RowTitle } from './RowTitle.tsx'
import { SelectBox } from './SelectBox.tsx'
import { UrgencyMark } from './UrgencyMark.tsx'
import { useRowAction } from './use-row-action.ts'
import styles from './data-table.styles.css'

interface TableRowProps<Row extends ListRow> {
  readonly definition: TableDefinition<Row>
  readonly record: Row
  /** The visible columns, in order. */
  readonly columns: readonly LabelledColumn<Row>[]
  readonly isOpen: boolean
  /** Undefined when rows cannot be selected. */
  readonly isSelected: boolean | undefined
  readonly urgency: Urgency | undefined
  /** Whether it is the one row in the tab order. */
  readonly isActive: boolean
  readonly span: number
  readonly onFocus: (id: string) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLTableRowElement>, id: string) => void
  readonly onToggle: (id: string) => void
  readonly onSelect: (records: readonly Row[]) => void
}

/** A click on a control or a text selection does not open the row. */
const isForRow = (event: MouseEvent<HTMLElement>): boolean =>
  event.target instanceof Element &&
  event.target.closest('a, button, input, select, label, [popover]') === null &&
  (getSelection()?.isCollapsed ?? true)

const Row = <Row extends ListRow>(props: TableRowProps<Row>) => {
  const { definition, record, columns, isOpen, isSelected, isActive, urgency } = props
  const css = useStyles(styles)
  const formats = useFormats(record.timezone)
  const { t } = formats
  const detailsId = useId()
  const name = definition.rowName(record)
  const act = useRowAction(definition.primary, record)
  const menu = useActionMenu(definition.actions, record)
  const tabIndex = isActive ? 0 : -1
  const { Details } = definition
  const more = useMoreButton(t('portal:table.actions', { row: name }))
  const toggle = () => props.onToggle(record.id)

  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (!isForRow(event)) return
    if (act) act.perform()
    else if (Details) toggle()
  }

  return (
    <>
      <tr
        className={css['row']}
        {...ariaRoles.row}
        tabIndex={tabIndex}
        data-row={record.id}
        aria-selected={isSelected}
        data-pressable={act !== undefined || Details !== undefined || undefined}
        data-urgency={urgency?.level}
        data-whole={isOpen || Details === undefined || undefined}
        onClick={onClick}
        onFocus={() => props.onFocus(record.id)}
        onKeyDown={(event) => props.onKeyDown(event, record.id)}
      >
        {isSelected !== undefined && (
          <td className={css['control']} {...ariaRoles.cell}>
            <SelectBox
              label={t('portal:table.select', { row: name })}
              state={isSelected}
              tabIndex={tabIndex}
              css={css}
              onToggle={() => props.onSelect([record])}
            />
          </td>
        )}
        {Details && (
          <td className={css['control']} {...ariaRoles.cell}>
            <IconButton
              icon={isOpen ? 'chevronDown' : 'chevronRight'}
              label={t(isOpen ? 'portal:table.collapse' : 'portal:table.expand', { row: name })}
              tabIndex={tabIndex}
              aria-expanded={isOpen}
              aria-controls={isOpen ? detailsId : undefined}
              onClick={toggle}
            />
          </td>
        )}
        {columns.map((column) => {
          const content = column.cell(record, formats)
          return (
            <td
              key={column.id}
              className={css['cell']}
              {...ariaRoles.cell}
              data-label={column.label}
              data-card={column.card}
              data-end={column.align === 'end' || undefined}
            >
              {column.card === 'title' ? (
                <>
                  <RowTitle act={act} tabIndex={tabIndex} css={css}>
                    {content}
                  </RowTitle>
                  {urgency && <UrgencyMark urgency={urgency} />}
                </>
              ) : (
                content
              )}
            </td>
          )
        })}
        {definition.actions.length > 0 && (
          <td className={css['control']} {...ariaRoles.cell}>
            {menu && (
              <Menu
                label={t('portal:table.actions', { row: name })}
                items={menu}
                button={{ ...more, tabIndex, 'data-actions': '' }}
              />
            )}
          </td>
        )}
      </tr>
      {isOpen && Details && (
        <tr id={detailsId} className={css['details']} {...ariaRoles.row}>
          {/* Keeps the details in line with the row's texts, not with its button. */}
          <td {...ariaRoles.cell} />
          <td colSpan={props.span - 1} {...ariaRoles.cell}>
            {/* Its own texts may still be loading; the table must not wait for them. */}
            <Suspense fallback={<Skeleton lines={2} />}>
              <RecordZone value={record.timezone}>
                <Details row={record} />
              </RecordZone>
            </Suspense>
          </td>
        </tr>
      )}
    </>
  )
}

/** One row, with details when expanded. Memoized. */
export const TableRow = memo(Row) as typeof Row
