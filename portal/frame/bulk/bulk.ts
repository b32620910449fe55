import * as z from 'zod/mini'
import type { AccountType } from '#core/directory/organisations/account-type.ts'
import type { WordingKey } from '#core/foundation/wording/namespaces.ts'
import type { ListQuery } from '#core/platform/api/lists.ts'
import type { Endpoint } from '#core/platform/api/endpoint.ts'
import type { PermissionNeed } from '#core/platform/permissions/permission-table.ts'
import type { BulkResult, SelectedRow, Selection } from '#core/platform/bulk/model.ts'
import { type Dialog, dialog } from '#core/platform/dialogs/dialog.ts'
import type { Portal } from '../platform/use-portal.ts'

/** The records of a bulk action, as its dialog gets them. */
export interface BulkInput {
  readonly rows: SelectedRow[]
}

/** An action on every row of a selection: a dialog asks, acts, and gives a result for each row. */
export interface BulkAction {
  readonly id: string
  readonly label: WordingKey
  readonly needs: PermissionNeed
  /** The account type that it is offered to; every one where it names none. */
  readonly accountType?: AccountType
  readonly dialog: Dialog<BulkInput, readonly BulkResult[]>
  /** The message with `count` of those that were done. */
  readonly done: WordingKey
}

/** What can be done with several rows of a table. */
export interface TableBulk {
  readonly actions: readonly BulkAction[]
  /** Every row of the list call, regardless of its page. */
  readonly select: (api: Portal['api'], query: ListQuery) => Promise<Selection>
  /** The endpoints whose answers change. */
  readonly refetches: readonly Endpoint[]
}

/** How the rows of a table are chosen; what is done with them is loaded once some are. */
export interface BulkOptions<Row> {
  /** Without it there is nothing to choose rows for. */
  readonly needs: PermissionNeed
  /** `modified` of a row, so that one that changed since is not decided on. */
  readonly seen: (row: Row) => string
  readonly load: () => Promise<TableBulk>
}

const bulkInput = z.object({
  rows: z.array(z.object({ id: z.string(), name: z.string(), modified: z.string() })),
})

type BulkDialog = Dialog<BulkInput, readonly BulkResult[]>

/** The dialog of a bulk action: it is about a selection, which an address cannot name. */
export const bulkDialog = (id: string, load: BulkDialog['load']): BulkDialog =>
  dialog({ id, input: bulkInput, width: 'medium', sticky: true, linkable: false, load })
