import type {
  ChoiceOf,
  FilterValueOf,
  IdsOf,
  List,
  ListRow,
  RowOf,
  SortOf,
} from '#core/platform/lists/list.ts'
import { readSort } from '#core/platform/tables/view.ts'
import type {
  CardPosition,
  TableColumn,
  TableDefinition,
  TableOptions,
  TableFilter,
  TableRoles,
  TableValue,
} from './definition.ts'
import type { WireGroup } from '../formats/formats.ts'
import { choiceFilter, type Choice, type IdsChoice } from './choice-filter.ts'

/** A table as its domain declares it. Sorts, filters and filter values come from its list. */
interface TableSpec<L extends List, Id extends string, Title extends Id>
  extends TableOptions<RowOf<L>>, TableRoles<RowOf<L>, NoInfer<Id>, Title> {
  readonly list: L
  readonly columns: Readonly<Record<Id, TableColumn<RowOf<L>, SortOf<L>>>>
  /** The offered filters, in order. */
  readonly filters: {
    readonly [Filter in ChoiceOf<L>]?: Choice<FilterValueOf<L, Filter>>
  } & { readonly [Filter in IdsOf<L>]?: IdsChoice }
}

/** Declares a table over a list. */
export function defineTable<const L extends List, Id extends string, const Title extends Id>(
  spec: TableSpec<L, Id, Title>,
): TableValue<RowOf<L>, Id, Title>
export function defineTable(
  spec: Omit<TableValue<ListRow, string, string>, 'filters'> & {
    readonly filters: Readonly<Record<string, Choice<string, WireGroup> | IdsChoice | undefined>>
  },
): TableValue<ListRow, string, string> {
  const filters = Object.entries(spec.filters).flatMap(([id, choice]): TableFilter[] => {
    const filter = spec.list.filters[id]
    if (choice === undefined || filter === undefined) return []
    if ('People' in choice) return [{ id, options: [], optionLabels: [], isOfIds: true, ...choice }]
    return filter.kind === 'anyOf' ? [choiceFilter(id, filter.values, choice)] : []
  })
  return { ...spec, filters }
}

/** The table with the given columns, title first. */
export const withColumns = <Row extends ListRow, Id extends string, Title extends Id>(
  table: TableValue<Row, Id, Title>,
  columns: readonly [Title, ...Id[]],
): TableDefinition<Row> => {
  const positionOf = (id: Id): CardPosition => {
    if (id === table.title) return 'title'
    if (id === table.subtitle) return 'subtitle'
    if (id === table.card.aside) return 'aside'
    return table.card.lead.includes(id) ? 'lead' : 'rest'
  }
  return {
    ...table,
    columns: columns.map((id) => ({
      ...table.columns[id],
      id,
      card: positionOf(id),
      ...(id === table.title ? { fixed: true } : {}),
    })),
    hasDateFilter: table.list.hasDateFilter,
    isByAccount: 'accountId' in table.list.filters,
    defaultSort: readSort(table.list.defaultSort),
  }
}
