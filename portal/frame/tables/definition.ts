import type { ComponentType, ReactNode } from 'react'
import type { Region } from '#core/foundation/region/regions.ts'
import type { WordingKey } from '#core/foundation/wording/namespaces.ts'
import type { List, ListRow } from '#core/platform/lists/list.ts'
import type { ExportEndpoint } from '#core/platform/exports/export.ts'
import type { UrgencyRule } from '#core/platform/tables/urgency.ts'
import type { ColumnRule, FilterRule, TableRules, TableView } from '#core/platform/tables/view.ts'
import type { Action } from '../actions/action.ts'
import type { BulkFacts } from '../bulk/bulk.ts'
import type { Formats } from '../formats/formats.ts'
import type { ListSource } from './list-source.ts'

/** A column; its id is its key among the columns of the table. */
export interface TableColumn<Row, Sort extends string = string> {
  readonly header: WordingKey
  readonly cell: (row: Row, formats: Formats) => ReactNode
  /** Sixteenths of the root font size: 160 is 10rem. */
  readonly width: number
  /** Whether it takes the room that the other columns leave, until its width is set by hand. */
  readonly grows?: true
  readonly align?: 'end'
  /** The field the list sorts by; absent when the column cannot be sorted. */
  readonly sortBy?: Sort
  /** Whether it is hidden by default. */
  readonly hidden?: boolean
}

/** The place of a value in a card. */
export type CardPlace = 'title' | 'subtitle' | 'aside' | 'lead' | 'rest'

/** A visible column. */
export interface PlacedColumn<Row> extends TableColumn<Row>, ColumnRule {
  readonly card: CardPlace
}

/** A visible column with its heading as a text. */
export interface LabelledColumn<Row> extends PlacedColumn<Row> {
  readonly label: string
}

/** Somebody who works on records. */
export interface Person {
  readonly id: string
  readonly name: string
}

/** Reads people, and shows by `children` what there is of them. */
export interface PeopleProps {
  readonly children: (people: readonly Person[]) => ReactNode
}

export interface TableFilter extends FilterRule {
  readonly label: WordingKey
  /** The wording of each option, in the order of `options`. */
  readonly optionLabels: readonly WordingKey[]
  /** The options of a region, where a region has only some; staff are offered all. */
  readonly inRegion?: (region: Region) => readonly string[]
  /** Whether the options stand side by side in place of a menu. */
  readonly isOpen?: true
  /** How many rows have an option. */
  readonly Count?: ComponentType<{ readonly option: string }>
  /** The names of options that are ids, as far as they are known. */
  readonly names?: ReadonlyMap<string, string>
  /** The people that a filter by ids offers, as far as they are known. */
  readonly People?: ComponentType<PeopleProps>
}

/** What shows a filter is given. */
export interface FilterProps {
  readonly filter: TableFilter
  readonly view: TableView
  readonly onChange: (view: TableView) => void
}

/** The primary action: a press on a row, Enter on it and its title. */
export type PrimaryAction<Row> =
  | { readonly kind: 'open'; readonly address: (row: Row, base: string) => string }
  | { readonly kind: 'perform'; readonly action: Action<Row> }

/** The roles of a row's parts. */
export interface TableRoles<Row, Id extends string, Title extends Id> {
  /** The column that names the record: first, never hidden, and the head of a card. */
  readonly title: Title
  /** The column under the title of a card. */
  readonly subtitle: Id
  readonly urgency: UrgencyRule<Row>
  /** Without one a press shows the details of the row. */
  readonly primary?: PrimaryAction<Row>
  readonly card: {
    /** The column beside the title: the status. */
    readonly aside?: Id
    /** The columns below a card's head; the rest is shown when it is expanded. */
    readonly lead: readonly Id[]
  }
}

/** A table's options beside its columns and filters. */
export interface TableFacts<Row> {
  /** The key of users' arrangements and saved views. */
  readonly id: string
  readonly label: WordingKey
  readonly source: ListSource<Row>
  readonly pageSize: number
  /** The name of a row in menus and for assistive technology. */
  readonly rowName: (row: Row) => string
  readonly actions: readonly Action<Row>[]
  /** Exports the list, with the columns on screen. */
  readonly exportBy?: ExportEndpoint
  /** What can be done with several rows. */
  readonly bulk?: BulkFacts<Row>
  /** The details of an expanded row. */
  readonly Details?: (props: { readonly row: Row }) => ReactNode
}

/** A table with all its columns; a persona names those that it shows. */
export interface TableValue<Row extends ListRow, Id extends string, Title extends Id>
  extends TableFacts<Row>, TableRoles<Row, Id, Title> {
  readonly list: List
  readonly columns: Readonly<Record<Id, TableColumn<Row>>>
  readonly filters: readonly TableFilter[]
}

/** A table as a persona shows it. */
export interface TableDefinition<Row extends ListRow> extends TableFacts<Row>, TableRules {
  readonly list: List
  readonly columns: readonly PlacedColumn<Row>[]
  readonly filters: readonly TableFilter[]
  readonly urgency: UrgencyRule<Row>
  readonly primary?: PrimaryAction<Row>
}

/** The part of a table that the rules of core work with. */
export const rulesOf = <Row extends ListRow>(definition: TableDefinition<Row>): TableRules =>
  definition
