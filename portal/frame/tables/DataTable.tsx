import { useMemo, useState } from 'react'
import type { Arrangement } from '#core/platform/tables/arrangement-shape.ts'
import { isGrowing, visibleColumns, widthOf } from '#core/platform/tables/arrangement.ts'
import { isFiltered, withCreated, withoutFilters, withToggled } from '#core/platform/tables/view.ts'
import { defaultDuration } from '#core/platform/tables/duration.ts'
import type { ListRow } from '#core/platform/lists/list.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useFormats } from '../formats/use-formats.ts'
import { part } from '../parts/part.tsx'
import { ColumnsPanel } from './ColumnsPanel.tsx'
import { rulesOf, type TableDefinition } from './definition.ts'
import { DurationMenu } from './DurationMenu.tsx'
import { ExportButton } from './ExportButton.tsx'
import { FilterMenu } from './FilterMenu.tsx'
import { FilterTabs } from './FilterTabs.tsx'
import { PeopleFilter } from './PeopleFilter.tsx'
import { Pagination } from './Pagination.tsx'
import { RecentRows } from './RecentRows.tsx'
import { SortSelect } from './SortSelect.tsx'
import { TableHead } from './TableHead.tsx'
import { TableRows } from './TableRows.tsx'
import { TableStatus } from './TableStatus.tsx'
import { TableToolbar } from './TableToolbar.tsx'
import { ViewsMenu } from './ViewsMenu.tsx'
import { useArrangement } from './use-arrangement.ts'
import { useSelection } from './use-selection.ts'
import { useTableRows } from './use-table-rows.ts'
import { useTableView } from './use-table-view.ts'
import { ariaRoles } from './aria-roles.ts'
import hiddenStyles from '#widgets/kit/visually-hidden.styles.css'
import styles from './data-table.styles.css'

/** Converts sixteenths of the root font size to rem. */
const rem = (width: number): string => `${width / 16}rem`

const BulkBar = part(async () => (await import('../bulk/BulkBar.tsx')).BulkBar)

/**
 * The table component: rows of a list call with search, filters, columns and pages, all in the
 * address.
 */
export const DataTable = <Row extends ListRow>({
  definition,
}: {
  readonly definition: TableDefinition<Row>
}) => {
  const hidden = useStyles(hiddenStyles)
  const css = useStyles(styles)
  const formats = useFormats()
  const { t } = formats
  const rules = rulesOf(definition)
  const { view, setView } = useTableView(rules)
  const { arrangement, setArrangement, resetArrangement } = useArrangement(
    definition.id,
    rules,
    view,
    setView,
  )
  const [announcement, setAnnouncement] = useState('')
  const label = t(definition.label)

  const { answer, rows, lastPage, isCounted, query, total, isTotalLowerBound } = useTableRows(
    definition,
    view,
    setView,
  )
  const selection = useSelection(definition)

  const visible = visibleColumns(arrangement)
  // The address yields a new equal list at each render; a memo keeps the rows stable.
  const visibleIds = visible.join()
  const placed = useMemo(
    () =>
      visibleIds.split(',').flatMap((id) => {
        const column = definition.columns.find((one) => one.id === id)
        return column ? [{ ...column, label: formats.t(column.header) }] : []
      }),
    [visibleIds, definition, formats],
  )
  const arrange = (next: Arrangement, moved?: string) => {
    setArrangement(next)
    const column = definition.columns.find(({ id }) => id === moved)
    if (column === undefined) return
    const after = visibleColumns(next)
    setAnnouncement(
      t('portal:table.moved', {
        column: t(column.header),
        position: after.indexOf(column.id) + 1,
        count: after.length,
      }),
    )
  }
  const headers = useMemo(
    () => new Map(definition.columns.map((column) => [column.id, column.header])),
    [definition],
  )
  const extras =
    (definition.Details ? 1 : 0) +
    (definition.actions.length > 0 ? 1 : 0) +
    (selection.isSelectable ? 1 : 0)
  const isWaiting = answer.isPending || answer.isPlaceholderData
  // Not while rows load: a field that is being typed into must stay.
  const isBare = total === 0 && !answer.isPlaceholderData && !isFiltered(view)

  return (
    <section className={css['table']} aria-label={label}>
      {!isBare && (
        <TableToolbar
          view={view}
          label={label}
          isSearchable={definition.list.isSearchable}
          onChange={setView}
          filters={[
            ...definition.filters.map((filter) => {
              const { id, People } = filter
              const props = { filter, view, onChange: setView }
              if (People)
                return (
                  <People key={id}>
                    {(people) => <PeopleFilter people={people} {...props} />}
                  </People>
                )
              const Filter = filter.isInline ? FilterTabs : FilterMenu
              return <Filter key={id} {...props} />
            }),
            ...(rules.hasDateFilter
              ? [<DurationMenu key="created" view={view} onChange={setView} />]
              : []),
          ]}
          end={
            <>
              <SortSelect definition={definition} view={view} onChange={setView} />
              {definition.exportBy && (
                <ExportButton endpoint={definition.exportBy} query={query} columns={visible} />
              )}
              <ViewsMenu
                tableId={definition.id}
                rules={rules}
                view={view}
                columns={visible}
                onChange={setView}
              />
              <ColumnsPanel
                rules={rules}
                headers={headers}
                arrangement={arrangement}
                onChange={setArrangement}
                onReset={resetArrangement}
              />
            </>
          }
        />
      )}
      <div className={css['region']} tabIndex={-1} data-scroll-restoration-id={definition.id}>
        <table
          className={css['grid']}
          // A growing column is never narrower than its width.
          style={{
            minInlineSize: placed.some((column) => isGrowing(arrangement, column))
              ? `calc(${rem(placed.reduce((sum, column) => sum + widthOf(arrangement, column), 0))} + ${extras} * (var(--parapet-control-small) + var(--parapet-space-3)))`
              : undefined,
          }}
          {...ariaRoles.table}
          aria-busy={isWaiting}
          aria-rowcount={isTotalLowerBound ? -1 : total}
        >
          <caption className={hidden['hidden']}>{label}</caption>
          <colgroup>
            {selection.isSelectable && <col className={css['narrow']} />}
            {definition.Details && <col className={css['narrow']} />}
            {placed.map((column) => (
              <col
                key={column.id}
                style={
                  isGrowing(arrangement, column)
                    ? undefined
                    : { inlineSize: rem(widthOf(arrangement, column)) }
                }
              />
            ))}
            {definition.actions.length > 0 && <col className={css['narrow']} />}
          </colgroup>
          <TableHead
            definition={definition}
            columns={placed}
            view={view}
            arrangement={arrangement}
            rows={rows}
            selection={selection}
            onView={setView}
            onArrange={arrange}
          />
          <TableRows
            definition={definition}
            rows={rows}
            columns={placed}
            open={view.open}
            selection={selection}
            isPending={answer.isPending}
            isWaiting={isWaiting}
            span={visible.length + extras}
            size={view.size}
            onToggle={(id) => setView(withToggled(view, id), 'replace')}
          />
        </table>
        <TableStatus
          view={view}
          isEmpty={answer.isSuccess && rows.length === 0}
          error={answer.isError ? answer.error : undefined}
          onRetry={() => void answer.refetch()}
          onClear={() => setView(withoutFilters(view))}
        />
      </div>
      <p className={hidden['hidden']} aria-live="polite">
        {announcement}
      </p>
      {definition.bulk && selection.rows.length > 0 && (
        <BulkBar
          tableId={definition.id}
          load={definition.bulk.load}
          rows={selection.rows}
          shown={rows}
          query={query}
          total={total ?? 0}
          isTotalLowerBound={isTotalLowerBound}
          onChange={selection.set}
        />
      )}
      {!isBare && (
        <Pagination
          view={view}
          rules={rules}
          label={label}
          total={total}
          isTotalLowerBound={isTotalLowerBound}
          last={lastPage}
          aside={
            isCounted && (
              <RecentRows
                count={answer.data?.recentElements ?? 0}
                total={total}
                onChoose={() => setView(withCreated(view, defaultDuration))}
              />
            )
          }
          onChange={setView}
        />
      )}
    </section>
  )
}
