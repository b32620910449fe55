import type { ComponentType } from 'react'
import type { AnyDialog } from '#core/platform/dialogs/dialog.ts'
import type { Command, CommandSource } from '../palette/commands.ts'
import type { MenuItem } from '../parts/Menu.tsx'
import type { ListScope } from './list-scope.ts'

/**
 * What a module adds to the signed-in portal around its screens; its code comes with the shell. The
 * list never changes while the portal runs, so its hooks may be called one after the other.
 */
export interface ShellParts {
  /** Dialogs that addresses may open for this viewer; a hook. */
  readonly dialogs?: () => readonly AnyDialog[]
  /** Above the header, for as long as it has something to say. */
  readonly Banner?: ComponentType
  /** In the header, before the account menu. */
  readonly HeaderPart?: ComponentType
  /** Stands over the screen when the work cannot go on; waits until the server is up. */
  readonly Overlay?: ComponentType
  /** Beside the screen without a view of its own: opens dialogs that are due. */
  readonly Prompt?: ComponentType
  /** In the head of every dashboard. */
  readonly DashboardPart?: ComponentType
  /** Entries of the account menu; a hook. */
  readonly accountItems?: () => readonly MenuItem[]
  /** What the viewer may create, for the palette; a hook. Every button that creates has one. */
  readonly creates?: () => readonly Command[]
  /** What the command palette offers; a hook. */
  readonly commands?: CommandSource
  /** A filter that every list of records takes from the header; a hook. */
  readonly listScope?: ListScope
}
