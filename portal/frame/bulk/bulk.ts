import * as z from 'zod/mini'
import type { AccountType } from '#core/directory/organisations/account-type.ts'
import type { WordingKey } from '#core/foundation/wording/namespaces.ts'
import type { ListQuery } from '#core/platform/api/lists.ts'
import type { Endpoint } from '#core/platform/api/endpoint.ts'
import type { PermissionNeed } from '#core/platform/permissions/permission-table.ts'
import type { BulkResult, SelectedRow, Selection } from '#core/platform/bulk/model.ts'
import { type Dialog, dialog } from '#core/platform/dialogs/dialog.ts'
import type { Portal } from '../platform/use-portal.ts'

/** The selected records, as the dialog of a bulk action gets them. */
export interface BulkInput {
  readonly rows: SelectedRow[]
}

/** An action on every selected row: a dialog asks, acts, and returns a result for each row. */
export interface BulkAction {
  readonly id: string
  readonly label: WordingKey
  readonly needs: PermissionNeed
  /** The account type that it is offered to; all when absent. */
  readonly accountType?: AccountType
  readonly dialog: Dialog<BulkInput, readonly BulkResult[]>
  /** The success message; `count` is the number of rows that succeeded. */
  readonly done: WordingKey
}

/** The bulk actions of a table's rows. */
export interface TableBulk {
  readonly actions: readonly BulkAction[]
  /** All rows of the list call, regardless of page. */
  readonly select: (api: Portal['api'], query: ListQuery) => Promise<Selection>
  /** The endpoints whose responses change. */
  readonly refetches: readonly Endpoint[]
}

/** The row selection of a table; its actions load with the first selection. */
export interface BulkOptions<Row> {
  /** The permission that selecting needs. */
  readonly needs: PermissionNeed
  /** The version of a row, so that a row that changed since is rejected. */
  readonly version: (row: Row) => string
  readonly load: () => Promise<TableBulk>
}

const bulkInput = z.object({
  rows: z.array(z.object({ id: z.string(), name: z.string(), modified: z.string() })),
})

type BulkDialog = Dialog<BulkInput, readonly BulkResult[]>

/**
 * Declares the dialog of a bulk action. A link cannot open it, because an address cannot contain a
 * selection.
 */
export const bulkDialog = (id: string, load: BulkDialog['load']): BulkDialog =>
  dialog({ id, input: bulkInput, width: 'medium', sticky: true, linkable: false, load })
