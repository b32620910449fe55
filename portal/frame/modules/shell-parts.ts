import type { ComponentType } from 'react'
import type { ViewAddress } from '#core/identity/saved-views/model.ts'
import type { PermissionNeed } from '#core/platform/permissions/permission-table.ts'
import type { AnyDialog } from '#core/platform/dialogs/dialog.ts'
import type { ShownRecords } from '#core/platform/live/shown-records.ts'
import type { Command, CommandSource } from '../palette/commands.ts'
import type { MenuItem } from '../parts/Menu.tsx'

/** A filter that a list gets from outside its table. */
export interface ScopeFilter {
  /** Undefined for all. */
  readonly values: readonly string[]
  /** Not known yet: the list waits. */
  readonly isWaiting: boolean
}

export type ListScope = () => ScopeFilter

/** A dialog that addresses may open for viewers with the permission of its call. */
export type LinkedDialog = readonly [dialog: AnyDialog, needs: PermissionNeed]

/** The screen that takes the place of the dashboard's first tab for this viewer; undefined for none. */
export type DashboardStart = () => { readonly address: string } | undefined

/** What the panel of saved views is given by its table. */
export interface SavedViewsProps {
  readonly table: string
  /** What the table shows now. */
  readonly address: ViewAddress
  /** The id of the view that it was opened from. */
  readonly current: string | undefined
  readonly onChoose: (address: ViewAddress, id: string | undefined) => void
}

/**
 * A module's parts of the signed-in portal around its screens; their code is loaded with the shell.
 * The list never changes while the portal runs, so its hooks may be called in a loop.
 */
export interface ShellParts {
  /** Dialogs that addresses may open for this viewer; a hook. */
  readonly dialogs?: () => readonly AnyDialog[]
  /** Loads further ones once an address names a dialog: those that the shell itself never opens. */
  readonly linkedDialogs?: () => Promise<readonly LinkedDialog[]>
  /** Above the header, as long as it has a message. */
  readonly Banner?: ComponentType
  /** In the header, before the account menu. */
  readonly HeaderPart?: ComponentType
  /** An overlay when the work cannot continue; waits until the server is up. */
  readonly Overlay?: ComponentType
  /** Without a view of its own: opens dialogs that are due. */
  readonly Prompt?: ComponentType
  /** In the head of every dashboard. */
  readonly DashboardPart?: ComponentType
  /** Where the dashboard begins in place of its first tab; a hook. */
  readonly dashboardStart?: DashboardStart
  /** Entries of the account menu; a hook. */
  readonly accountItems?: () => readonly MenuItem[]
  /** What the viewer can create, for the palette; a hook. Every button that creates has one. */
  readonly creates?: () => readonly Command[]
  /** Commands of the palette; a hook. */
  readonly commands?: CommandSource
  /** The panel with the saved views of a table. */
  readonly SavedViews?: ComponentType<SavedViewsProps>
  /** The calls that show records of a kind: refetched once one has changed elsewhere. */
  readonly shownRecords?: ShownRecords
  /** A filter for every list of records, from the header; a hook. */
  readonly listScope?: ListScope
}
