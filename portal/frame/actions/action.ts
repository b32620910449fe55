import type { PermissionNeed } from '#core/platform/permissions/permission-table.ts'
import type { Flag } from '#core/platform/flags/flag-names.ts'
import type { WordingKey } from '#core/foundation/wording/namespaces.ts'
import type { IconName } from '../icons/icons.ts'
import type { HasFlag } from '../flags/use-has-flag.ts'
import type { Persona } from '../personas/persona.ts'
import type { Portal } from '../platform/use-portal.ts'
import type { Can } from '../platform/use-can.ts'
import type { RecordEdits } from './record-edits.ts'

/** What an action can use beside its record. */
export interface ActionContext {
  /** The unsaved edits of the record on screen; absent where no record is edited. */
  readonly edits?: RecordEdits | undefined
  readonly portal: Portal
  readonly persona: Persona
  /** Goes to an address of the portal; `lost` where the user has agreed to lose the edits. */
  readonly go: (address: string, edits?: 'lost') => Promise<void>
  /** Saves a file through the browser's downloads. */
  readonly saveFile: (file: File) => void
}

/**
 * How an action treats unsaved edits of the record on screen. `keep`: it does not affect them.
 * `discard`: it makes them obsolete; the user is asked first. `afterSaving`: it works with the
 * saved record, so they are saved first; the function gives the action on the saved record, or
 * undefined when that does not allow it.
 */
export type UnsavedEdits<Record> =
  | 'keep'
  | 'discard'
  | {
      readonly afterSaving: (
        record: Record,
        context: ActionContext,
      ) => Promise<(() => Promise<void>) | undefined>
    }

/**
 * An action on a record, declared once: buttons, row menus and the command palette show the same
 * list.
 */
export interface Action<Record> {
  readonly id: string
  readonly label: WordingKey | ((record: Record) => WordingKey)
  readonly icon: IconName
  /** The purpose of a screen of the record; the first visible one is its one primary button. */
  readonly isPrimary?: boolean
  readonly isDangerous?: boolean
  /**
   * Set where it begins with a question or a form: an address may name it, `?modal=release`, because
   * following one does nothing yet.
   */
  readonly asks?: true
  /** Whether to show it; the server's record says what is allowed. */
  readonly visible: (record: Record) => boolean
  /** What the action waits for: it stays visible, and cannot be performed. */
  readonly blocked?: (record: Record) => string | undefined
  /** A permission that the record does not tell. */
  readonly needs?: PermissionNeed | readonly PermissionNeed[]
  /** The feature flag without which it is not shown. */
  readonly flag?: Flag
  readonly unsaved: UnsavedEdits<Record>
  /** Usually one of the steps in `steps.ts`. */
  readonly perform: (record: Record, context: ActionContext) => Promise<void>
}

/** Declares an action of a kind of record. */
/*@__NO_SIDE_EFFECTS__*/
export const action = <Record>(value: Action<Record>): Action<Record> => value

/** Declares an action on the saved record, with the function that reads it. */
/*@__NO_SIDE_EFFECTS__*/
export const actionOnSaved = <Record>(
  read: (record: Record, portal: Portal) => Promise<Record>,
  value: Omit<Action<Record>, 'unsaved'>,
): Action<Record> => ({
  ...value,
  unsaved: {
    async afterSaving(record, context) {
      const saved = await read(record, context.portal)
      const isOpen = value.visible(saved) && value.blocked?.(saved) === undefined
      return isOpen ? () => value.perform(saved, context) : undefined
    },
  },
})

/** Performs an action on a record. */
export const labelOf = <Record>({ label }: Action<Record>, record: Record): WordingKey =>
  typeof label === 'function' ? label(record) : label

/** The actions of a record that a viewer who `can` sees under the flags that are on, in order. */
export const visibleActions = <Record>(
  actions: readonly Action<Record>[],
  record: Record,
  can: Can,
  hasFlag: HasFlag,
): readonly Action<Record>[] =>
  actions.filter(
    (action) => action.visible(record) && can(action.needs ?? 'any') && hasFlag(action),
  )
