import type { ComponentType, ReactNode } from 'react'
import type { Region } from '#core/foundation/region/regions.ts'
import type { WordingKey } from '#core/foundation/wording/namespaces.ts'
import type { List, ListRow } from '#core/platform/lists/list.ts'
import type { ExportEndpoint } from '#core/platform/exports/export.ts'
import type { UrgencyRule } from '#core/platform/tables/urgency.ts'
import type { ColumnRule, FilterRule, TableRules, TableView } from '#core/platform/tables/view.ts'
import type { Action } from '../actions/action.ts'
import type { BulkOptions } from '../bulk/bulk.ts'
import type { Formats } from '../formats/formats.ts'
import type { ListSource } from './list-source.ts'

/**
 * The width of a date column, wide enough for `May 28, 2026`. In sixteenths of the root font size.
 */
export const dateWidth = 134

/** A column; its id is its key in the table's columns. */
export interface TableColumn<Row, Sort extends string = string> {
  readonly header: WordingKey
  readonly cell: (row: Row, formats: Formats) => ReactNode
  /** Sixteenths of the root font size: 160 is 10rem. */
  readonly width: number
  /** Whether it takes the remaining width until the user resizes it. */
  readonly grows?: true
  readonly align?: 'end'
  /** The field the list sorts by; absent when the column cannot be sorted. */
  readonly sortBy?: Sort
  /** Whether it is hidden by default. */
  readonly hidden?: boolean
}

/** The position of a value in a card. */
export type CardPosition = 'title' | 'subtitle' | 'aside' | 'lead' | 'rest'

/** A visible column. */
export interface PlacedColumn<Row> extends TableColumn<Row>, ColumnRule {
  readonly card: CardPosition
}

/** A visible column with its translated heading. */
export interface LabelledColumn<Row> extends PlacedColumn<Row> {
  readonly label: string
}

/** A person who works on records. */
export interface Person {
  readonly id: string
  readonly name: string
}

/** Loads people and passes the loaded ones to `children`. */
export interface PeopleProps {
  readonly children: (people: readonly Person[]) => ReactNode
}

export interface TableFilter extends FilterRule {
  readonly label: WordingKey
  /** The wording of each option, in the order of `options`. */
  readonly optionLabels: readonly WordingKey[]
  /** The options of a region; staff are offered all options. */
  readonly inRegion?: (region: Region) => readonly string[]
  /** Whether the options are shown side by side instead of in a menu. */
  readonly isInline?: true
  /** The number of rows with an option. */
  readonly Count?: ComponentType<{ readonly option: string }>
  /** The known names of options that are ids. */
  readonly names?: ReadonlyMap<string, string>
  /** The known people that a filter by ids offers. */
  readonly People?: ComponentType<PeopleProps>
}

/** The props of a filter component. */
export interface FilterProps {
  readonly filter: TableFilter
  readonly view: TableView
  readonly onChange: (view: TableView) => void
}

/** The primary action: pressing the row or its title, or Enter. */
export type PrimaryAction<Row> =
  | { readonly kind: 'open'; readonly address: (row: Row, base: string) => string }
  | { readonly kind: 'perform'; readonly action: Action<Row> }

/** The roles of a row's parts. */
export interface TableRoles<Row, Id extends string, Title extends Id> {
  /** The column with the record's name: always first and visible, the title of a card. */
  readonly title: Title
  /** The column under the title of a card. */
  readonly subtitle: Id
  readonly urgency: UrgencyRule<Row>
  /** Without one, a click expands the row. */
  readonly primary?: PrimaryAction<Row>
  readonly card: {
    /** The column next to the title: the status. */
    readonly aside?: Id
    /** The columns below a card's title; expanding shows the rest. */
    readonly lead: readonly Id[]
  }
}

/** The options of a table other than columns and filters. */
export interface TableOptions<Row> {
  /** The key of users' column layouts and saved views. */
  readonly id: string
  readonly label: WordingKey
  readonly source: ListSource<Row>
  readonly pageSize: number
  /** The name of a row in menus and for assistive technology. */
  readonly rowName: (row: Row) => string
  readonly actions: readonly Action<Row>[]
  /** Exports the list, with the columns on screen. */
  readonly exportBy?: ExportEndpoint
  /** The bulk actions of selected rows. */
  readonly bulk?: BulkOptions<Row>
  /** The details of an expanded row. */
  readonly Details?: (props: { readonly row: Row }) => ReactNode
}

/** A table with all its columns; a persona chooses from them. */
export interface TableValue<Row extends ListRow, Id extends string, Title extends Id>
  extends TableOptions<Row>, TableRoles<Row, Id, Title> {
  readonly list: List
  readonly columns: Readonly<Record<Id, TableColumn<Row>>>
  readonly filters: readonly TableFilter[]
}

/** A table as a persona shows it. */
export interface TableDefinition<Row extends ListRow> extends TableOptions<Row>, TableRules {
  readonly list: List
  readonly columns: readonly PlacedColumn<Row>[]
  readonly filters: readonly TableFilter[]
  readonly urgency: UrgencyRule<Row>
  readonly primary?: PrimaryAction<Row>
}

/** The part of a table that core's view rules need. */
export const rulesOf = <Row extends ListRow>(definition: TableDefinition<Row>): TableRules =>
  definition
