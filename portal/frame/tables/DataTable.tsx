import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import type { Arrangement } from '#core/platform/tables/arrangement-shape.ts'
import {
  moveColumn,
  nudgeColumn,
  shownColumns,
  widenColumn,
  widthOf,
} from '#core/platform/tables/arrangement.ts'
import {
  isNarrowed,
  listQueryOf,
  nextSort,
  lastPageIn,
  withCreated,
  withoutNarrowing,
  withPage,
  withRecentCount,
  withSort,
  withToggled,
} from '#core/platform/tables/view.ts'
import { defaultDuration } from '#core/platform/tables/duration.ts'
import type { ListQuery } from '#core/platform/api/lists.ts'
import type { ListRow } from '#core/platform/lists/list.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useFormats } from '../formats/use-formats.ts'
import { usePortal } from '../platform/use-portal.ts'
import { useProfile } from '../shell/use-profile.ts'
import { useListScope } from './use-list-scope.ts'
import { ColumnsPanel } from './ColumnsPanel.tsx'
import { rulesOf, type TableDefinition } from './definition.ts'
import { DurationMenu } from './DurationMenu.tsx'
import { FilterMenu } from './FilterMenu.tsx'
import { HeaderCell } from './HeaderCell.tsx'
import { Pagination } from './Pagination.tsx'
import { RecentRows } from './RecentRows.tsx'
import { SortSelect } from './SortSelect.tsx'
import { TableRows } from './TableRows.tsx'
import { TableStatus } from './TableStatus.tsx'
import { TableToolbar } from './TableToolbar.tsx'
import { useArrangement } from './use-arrangement.ts'
import { useTableView } from './use-table-view.ts'
import { roles } from './roles.ts'
import { createSharedRows } from './shared-rows.ts'
import hiddenStyles from '#widgets/kit/visually-hidden.styles.css'
import styles from './data-table.styles.css'

const noRows: readonly never[] = []

/**
 * The one table component: rows of a list call with search, filters, columns and pages, all in the
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
  const { queries, clock, host } = usePortal()
  const rules = rulesOf(definition)
  const { view, setView } = useTableView(rules)
  const { arrangement, setArrangement, resetArrangement } = useArrangement(
    definition.id,
    rules,
    view,
    setView,
  )
  const [announcement, setAnnouncement] = useState('')
  const [isNear, setNear] = useState(false)
  const label = t(definition.label)

  const team = useListScope()
  const { account } = useProfile()
  const at = { now: clock.now(), zone: host.timeZone }
  const query = listQueryOf(view, at)
  const isByTeam = 'team' in definition.list.filters
  const isOfTeam = isByTeam && team.values.length > 0
  const sourceOf = (asked: ListQuery) =>
    definition.source(
      queries,
      isOfTeam ? { ...asked, filter: { ...asked.filter, team: [...team.values] } } : asked,
      { accountId: account.id },
    )
  const isCounted = rules.isDated && !isNarrowed(view)
  const answer = useQuery({
    ...sourceOf(isCounted ? withRecentCount(query, at) : query),
    // Without the instant that recent rows are counted from, which changes every minute.
    queryKey: sourceOf(query).queryKey,
    placeholderData: keepPreviousData,
    enabled: !isByTeam || !team.isWaiting,
  })
  const total = answer.data?.totalElements
  const isTotalLowerBound = answer.data?.isTotalLowerBound === true
  // A page beyond the last one becomes the last one.
  const lastPage = answer.data && lastPageIn(answer.data, view.size)
  if (lastPage !== undefined && !answer.isPlaceholderData && view.page > lastPage) {
    queueMicrotask(() => setView(withPage(view, lastPage), 'replace'))
  }

  const [share] = useState(createSharedRows<Row>)
  const content = answer.data?.content ?? noRows
  const data = useMemo(() => share(content), [share, content])

  const shown = shownColumns(arrangement)
  // The address gives an equal list at each render: the rows get another object only when it
  // differs.
  const shownIds = shown.join()
  const placed = useMemo(
    () =>
      shownIds.split(',').flatMap((id) => {
        const column = definition.columns.find((one) => one.id === id)
        return column ? [{ ...column, label: formats.t(column.header) }] : []
      }),
    [shownIds, definition, formats],
  )
  const nameOf = useCallback(
    (id: string) => {
      const column = definition.columns.find((one) => one.id === id)
      return column ? t(column.header) : id
    },
    [definition, t],
  )
  const place = (next: Arrangement, moved: string) => {
    setArrangement(next)
    const after = shownColumns(next)
    setAnnouncement(
      t('portal:table.moved', {
        column: nameOf(moved),
        position: after.indexOf(moved) + 1,
        count: after.length,
      }),
    )
  }
  const headers = useMemo(
    () => new Map(definition.columns.map((column) => [column.id, column.header])),
    [definition],
  )
  const extras = (definition.Details ? 1 : 0) + (definition.actions.length > 0 ? 1 : 0)
  const isWaiting = answer.isPending || answer.isPlaceholderData
  // Not while rows load, because a field that is typed into must stay.
  const isBare = total === 0 && !answer.isPlaceholderData && !isNarrowed(view)

  return (
    <section className={css['table']} aria-label={label}>
      {!isBare && (
        <TableToolbar
          view={view}
          label={label}
          isSearched={definition.list.isSearched}
          onChange={setView}
          filters={[
            ...definition.filters.map((filter) => (
              <FilterMenu key={filter.id} filter={filter} view={view} onChange={setView} />
            )),
            ...(rules.isDated
              ? [<DurationMenu key="created" view={view} onChange={setView} />]
              : []),
          ]}
          end={
            <>
              <SortSelect definition={definition} view={view} onChange={setView} />
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
          {...roles.table}
          aria-busy={isWaiting}
          aria-rowcount={isTotalLowerBound ? -1 : total}
        >
          <caption className={hidden['hidden']}>{label}</caption>
          <colgroup>
            {definition.Details && <col className={css['narrow']} />}
            {placed.map((column) => (
              <col
                key={column.id}
                style={{ inlineSize: `calc(${widthOf(arrangement, column)} / 16 * 1rem)` }}
              />
            ))}
            {definition.actions.length > 0 && <col className={css['narrow']} />}
          </colgroup>
          <thead
            className={css['head']}
            {...roles.group}
            // The code for dragging is loaded when a pointer comes near.
            onPointerEnter={() => setNear(true)}
          >
            <tr {...roles.row}>
              {definition.Details && (
                <th className={css['th']} scope="col" {...roles.header}>
                  <span className={hidden['hidden']}>{t('portal:table.expandColumn')}</span>
                </th>
              )}
              {placed.map((column) => (
                <HeaderCell
                  key={column.id}
                  tableId={definition.id}
                  columnId={column.id}
                  label={column.label}
                  isEnd={column.align === 'end'}
                  isDraggable={isNear}
                  css={css}
                  sortBy={column.sortBy}
                  sort={view.sort}
                  onSort={() =>
                    setView(withSort(view, nextSort(view, column.sortBy ?? column.id, rules)))
                  }
                  onMove={(moved, target, side) =>
                    place(moveColumn(arrangement, moved, target, side), moved)
                  }
                  onNudge={(by) => place(nudgeColumn(arrangement, column.id, by), column.id)}
                  onWiden={(by) =>
                    setArrangement(
                      widenColumn(arrangement, column.id, widthOf(arrangement, column) + by),
                    )
                  }
                />
              ))}
              {definition.actions.length > 0 && (
                <th className={css['th']} scope="col" {...roles.header}>
                  <span className={hidden['hidden']}>{t('portal:table.actionsColumn')}</span>
                </th>
              )}
            </tr>
          </thead>
          <TableRows
            definition={definition}
            rows={data}
            columns={placed}
            open={view.open}
            isPending={answer.isPending}
            isWaiting={isWaiting}
            span={shown.length + extras}
            size={view.size}
            onToggle={(id) => setView(withToggled(view, id), 'replace')}
          />
        </table>
        <TableStatus
          view={view}
          isEmpty={answer.isSuccess && data.length === 0}
          error={answer.isError ? answer.error : undefined}
          onRetry={() => void answer.refetch()}
          onClear={() => setView(withoutNarrowing(view))}
        />
      </div>
      <p className={hidden['hidden']} aria-live="polite">
        {announcement}
      </p>
      {!isBare && (
        <Pagination
          view={view}
          rules={rules}
          label={label}
          total={total}
          isTotalLowerBound={isTotalLowerBound}
          last={lastPage ?? 0}
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
