import type { ComponentType } from 'react'
import type { ViewAddress } from '#core/identity/saved-views/model.ts'
import type { PermissionNeed } from '#core/platform/permissions/permission-table.ts'
import type { AnyDialog } from '#core/platform/dialogs/dialog.ts'
import type { DisplayedRecords } from '#core/platform/live/shown-records.ts'
import type { Command, CommandSource } from '../palette/commands.ts'
import type { MenuItem } from '../parts/Menu.tsx'

/** A filter that applies to every list, whatever its table. */
export interface ScopeFilter {
  /** Undefined: no filter. */
  readonly values: readonly string[]
  /** The values are loading, so the list waits. */
  readonly isWaiting: boolean
}

export type ListScope = () => ScopeFilter

/** A dialog that a link may open, with the permission that its call requires. */
export type LinkedDialog = readonly [dialog: AnyDialog, needs: PermissionNeed]

/** The screen that replaces the first dashboard tab for this viewer, if any. */
export type DashboardStart = () => { readonly address: string } | undefined

/** The props that a table passes to the saved views panel. */
export interface SavedViewsProps {
  readonly table: string
  /** The current view of the table. */
  readonly address: ViewAddress
  /** The id of the saved view that it was opened from. */
  readonly current: string | undefined
  readonly onChoose: (address: ViewAddress, id: string | undefined) => void
}

/**
 * The parts that a module adds to the shell around its screens. They load with the shell. The list
 * never changes at runtime, so its hooks may be called in a loop.
 */
export interface ShellParts {
  /** A hook that returns the dialogs that links may open for this viewer. */
  readonly dialogs?: () => readonly AnyDialog[]
  /** Loads further linkable dialogs, which the shell itself never opens. */
  readonly linkedDialogs?: () => Promise<readonly LinkedDialog[]>
  /** Shown above the header while it has a message. */
  readonly Banner?: ComponentType
  /** Shown in the header before the account menu. */
  readonly HeaderPart?: ComponentType
  /** An overlay that blocks the work; it waits until the server is up. */
  readonly Overlay?: ComponentType
  /** Renders nothing; opens dialogs that are due. */
  readonly Prompt?: ComponentType
  /** Shown in the header of every dashboard. */
  readonly DashboardPart?: ComponentType
  /** A hook that returns the screen that replaces the first dashboard tab. */
  readonly dashboardStart?: DashboardStart
  /** A hook that returns entries of the account menu. */
  readonly accountItems?: () => readonly MenuItem[]
  /** A hook that returns palette commands that create a record. Every create button has one. */
  readonly creates?: () => readonly Command[]
  /** A hook that returns palette commands. */
  readonly commands?: CommandSource
  /** The panel with the saved views of a table. */
  readonly SavedViews?: ComponentType<SavedViewsProps>
  /** The endpoints that return records of a kind; they are refetched when one changes elsewhere. */
  readonly displayedRecords?: DisplayedRecords
  /** A hook that returns the header's filter for every list. */
  readonly listScope?: ListScope
}
