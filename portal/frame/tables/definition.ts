import type { ReactNode } from 'react'
import type { ColumnRule, FilterRule, TableRules } from '#core/platform/tables/view.ts'
import type { WordingKey } from '#core/foundation/wording/namespaces.ts'
import type { Action } from '../actions/action.ts'
import type { Formats } from '../formats/formats.ts'
import type { ListSource } from './list-source.ts'

export interface TableColumn<Row> extends ColumnRule {
  readonly header: WordingKey
  readonly cell: (row: Row, formats: Formats) => ReactNode
  /** Sixteenths of the root font: 160 is 10rem. */
  readonly width: number
  readonly align?: 'end'
  /** Where the value stands when rows become cards: heading, beside it, or among the rest. */
  readonly card?: 'title' | 'aside'
}

export interface TableFilter extends FilterRule {
  readonly label: WordingKey
  /** The wording of each option, in the order of `options`. */
  readonly optionLabels: readonly WordingKey[]
}

/** A table as data: what it asks, what it shows, what can be done with a row. */
export interface TableDefinition<Row> {
  /** The name under which users' arrangement and saved views are stored. */
  readonly id: string
  readonly label: WordingKey
  /** The list narrows to the team chosen in the header. */
  readonly byTeam?: true
  readonly source: ListSource<Row>
  readonly columns: readonly TableColumn<Row>[]
  readonly filters: readonly TableFilter[]
  readonly defaultSort: TableRules['defaultSort']
  readonly pageSize: number
  readonly rowId: (row: Row) => string
  /** What assistive technology and menus call a row. */
  readonly rowName: (row: Row) => string
  /** Where Enter and a click on a row lead; none when rows only open. */
  readonly rowAddress?: (row: Row, base: string) => string | undefined
  readonly actions: readonly Action<Row>[]
  /** What stands under a row that is open. */
  readonly Details?: (props: { readonly row: Row }) => ReactNode
}

/** The part of a table that the rules of core work with. */
export const rulesOf = <Row>(definition: TableDefinition<Row>): TableRules => definition
