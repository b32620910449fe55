import type { ReactNode } from 'react'
import type { WordingKey } from '#core/foundation/wording/namespaces.ts'
import type { List, ListRow } from '#core/platform/lists/list.ts'
import type { UrgencyRule } from '#core/platform/tables/urgency.ts'
import type { ColumnRule, FilterRule, TableRules } from '#core/platform/tables/view.ts'
import type { Action } from '../actions/action.ts'
import type { Formats } from '../formats/formats.ts'
import type { ListSource } from './list-source.ts'

/** A column; its id is its key among the columns of the table. */
export interface TableColumn<Row, Sort extends string = string> {
  readonly header: WordingKey
  readonly cell: (row: Row, formats: Formats) => ReactNode
  /** Sixteenths of the root font: 160 is 10rem. */
  readonly width: number
  readonly align?: 'end'
  /** The field the list sorts by; none when the column cannot be sorted. */
  readonly sortBy?: Sort
  /** Not shown until the user asks for it. */
  readonly hidden?: boolean
}

/** Where a value stands when rows become cards. */
export type CardPlace = 'title' | 'subtitle' | 'aside' | 'lead' | 'rest'

/** A column in a table that is shown. */
export interface PlacedColumn<Row> extends TableColumn<Row>, ColumnRule {
  readonly card: CardPlace
}

export interface TableFilter extends FilterRule {
  readonly label: WordingKey
  /** The wording of each option, in the order of `options`. */
  readonly optionLabels: readonly WordingKey[]
}

/** What a press on a row, Enter on it and its title do. */
export type PrimaryAction<Row> =
  | { readonly kind: 'open'; readonly address: (row: Row, base: string) => string }
  | { readonly kind: 'perform'; readonly action: Action<Row> }

/** What the parts of a row are for. */
export interface TableRoles<Row, Id extends string, Title extends Id> {
  /** The column that names the record: it stands first, cannot be hidden and heads a card. */
  readonly title: Title
  /** Stands under the title of a card. */
  readonly subtitle: Id
  readonly urgency: UrgencyRule<Row>
  readonly primary: PrimaryAction<Row>
  readonly card: {
    /** Beside the title: the status. */
    readonly aside?: Id
    /** What a card leads with below its head; the rest comes when it is opened. */
    readonly lead: readonly Id[]
  }
}

/** What a table is beside its columns and filters. */
export interface TableFacts<Row> {
  /** The name under which users' arrangement and saved views are stored. */
  readonly id: string
  readonly label: WordingKey
  readonly source: ListSource<Row>
  readonly pageSize: number
  /** What assistive technology and menus call a row. */
  readonly rowName: (row: Row) => string
  readonly actions: readonly Action<Row>[]
  /** What stands under a row that is open. */
  readonly Details?: (props: { readonly row: Row }) => ReactNode
}

/** A table with every column that it can show; a persona names those that it does. */
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
  readonly primary: PrimaryAction<Row>
}

/** The part of a table that the rules of core work with. */
export const rulesOf = <Row extends ListRow>(definition: TableDefinition<Row>): TableRules =>
  definition
