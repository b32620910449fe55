import type { Row as ModelRow } from '@tanstack/react-table'
import { Suspense, useId, type KeyboardEvent, type MouseEvent } from 'react'
import type { ListRow } from '#core/platform/lists/list.ts'
import type { Urgency } from '#core/platform/tables/urgency.ts'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useActionItems } from '../actions/use-actions.ts'
import { useFormats } from '../formats/use-formats.ts'
import { IconButton } from '../parts/IconButton.tsx'
import { Menu } from '../parts/Menu.tsx'
import { useMoreButton } from '../parts/use-more-button.tsx'
import type { TableDefinition } from './definition.ts'
import type { Features } from './features.ts'
import { roles } from './roles.ts'
import { RowTitle } from './RowTitle.tsx'
import { UrgencyMark } from './UrgencyMark.tsx'
import { usePrimaryAct } from './use-primary-act.ts'
import styles from './data-table.styles.css'

interface TableRowProps<Row extends ListRow> {
  readonly definition: TableDefinition<Row>
  readonly row: ModelRow<Features, Row>
  readonly index: number
  readonly urgency: Urgency | undefined
  /** The one row in the tab order. */
  readonly isActive: boolean
  readonly span: number
  readonly onFocus: () => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLTableRowElement>) => void
  readonly onToggle: () => void
}

/** A press that meant a control, or marked text, does not open the row. */
const isForRow = (event: MouseEvent<HTMLElement>): boolean =>
  event.target instanceof Element &&
  event.target.closest('a, button, input, select, label, [popover]') === null &&
  (getSelection()?.isCollapsed ?? true)

/** One row, and what stands under it when it is open. */
export const TableRow = <Row extends ListRow>(props: TableRowProps<Row>) => {
  const { definition, row, isActive, urgency } = props
  const css = useStyles(styles)
  const formats = useFormats()
  const { t } = formats
  const detailsId = useId()
  const record = row.original
  const name = definition.rowName(record)
  const act = usePrimaryAct(definition.primary, record)
  const isOpen = row.getIsExpanded()
  const items = useActionItems(definition.actions, record)
  const tabIndex = isActive ? 0 : -1
  const { Details } = definition
  const more = useMoreButton(t('portal:table.actions', { row: name }))

  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (!isForRow(event)) return
    if (act) act.perform()
    else if (Details) props.onToggle()
  }

  return (
    <>
      <tr
        className={css['row']}
        {...roles.row}
        tabIndex={tabIndex}
        data-row={props.index}
        data-pressable={act !== undefined || Details !== undefined || undefined}
        data-urgency={urgency?.level}
        data-whole={isOpen || Details === undefined || undefined}
        onClick={onClick}
        onFocus={props.onFocus}
        onKeyDown={props.onKeyDown}
      >
        {Details && (
          <td className={css['control']} {...roles.cell}>
            <IconButton
              icon={isOpen ? 'chevronDown' : 'chevronRight'}
              label={t(isOpen ? 'portal:table.collapse' : 'portal:table.expand', { row: name })}
              tabIndex={tabIndex}
              aria-expanded={isOpen}
              aria-controls={isOpen ? detailsId : undefined}
              onClick={props.onToggle}
            />
          </td>
        )}
        {row.getVisibleCells().map((cell) => {
          const column = definition.columns.find(({ id }) => id === cell.column.id)
          const content = column?.cell(record, formats)
          return (
            <td
              key={cell.id}
              className={css['cell']}
              {...roles.cell}
              data-label={column && t(column.header)}
              data-card={column?.card}
              data-end={column?.align === 'end' || undefined}
            >
              {column?.card === 'title' ? (
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
          <td className={css['control']} {...roles.cell}>
            {items.length > 0 && (
              <Menu
                label={t('portal:table.actions', { row: name })}
                items={items}
                button={{ ...more, tabIndex, 'data-actions': '' }}
              />
            )}
          </td>
        )}
      </tr>
      {isOpen && Details && (
        <tr id={detailsId} className={css['details']} {...roles.row}>
          <td colSpan={props.span} {...roles.cell}>
            {/* Texts of its own may still be on their way; the table must not wait for them. */}
            <Suspense fallback={<Skeleton lines={2} />}>
              <Details row={record} />
            </Suspense>
          </td>
        </tr>
      )}
    </>
  )
}
