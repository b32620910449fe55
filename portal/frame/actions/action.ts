import type { PermissionNeed } from '#core/platform/permissions/permission-table.ts'
import type { Flag } from '#core/platform/flags/flag-names.ts'
import type { WordingKey } from '#core/foundation/wording/namespaces.ts'
import type { IconName } from '../icons/icons.ts'
import type { HasFlag } from '../flags/use-has-flag.ts'
import type { Persona } from '../personas/persona.ts'
import type { Portal } from '../platform/use-portal.ts'
import type { Can } from '../platform/use-can.ts'
import type { RecordEdits } from './record-edits.ts'

/** The context of an action, in addition to its record. */
export interface ActionContext {
  /** The unsaved edits of the record on screen, if one is edited. */
  readonly edits?: RecordEdits | undefined
  readonly portal: Portal
  readonly persona: Persona
  /** Navigates within the portal; `lost` if the user agreed to lose unsaved edits. */
  readonly go: (address: string, edits?: 'lost') => Promise<void>
  /** Saves a file as a browser download. */
  readonly saveFile: (file: File) => void
}

/**
 * How an action treats unsaved edits of the record on screen. `keep`: it does not affect them.
 * `discard`: it makes them obsolete, so the user is asked first. `afterSaving`: it needs the saved
 * record, so they are saved first; the function returns the action on the saved record, or
 * undefined if that does not allow it.
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

/** An action on a record, declared once for buttons, row menus and the command palette. */
export interface Action<Record> {
  readonly id: string
  readonly label: WordingKey | ((record: Record) => WordingKey)
  readonly icon: IconName
  /** Whether it is a main action; the first visible one is the screen's primary button. */
  readonly isPrimary?: boolean
  readonly isDangerous?: boolean
  /**
   * Whether it starts with a question or a form. A link may then name it, `?modal=release`, because
   * following the link changes nothing.
   */
  readonly asks?: true
  /** Whether to show it, as the server's record allows. */
  readonly visible: (record: Record) => boolean
  /** The reason why the action is blocked; it stays visible but disabled. */
  readonly blocked?: (record: Record) => string | undefined
  /** A permission that the record's allowed actions do not cover. */
  readonly needs?: PermissionNeed | readonly PermissionNeed[]
  /** The feature flag that it needs. */
  readonly flag?: Flag
  readonly unsaved: UnsavedEdits<Record>
  /** Usually one of the steps in `steps.ts`. */
  readonly perform: (record: Record, context: ActionContext) => Promise<void>
}

/** Declares an action of a kind of record. */
/*@__NO_SIDE_EFFECTS__*/
export const action = <Record>(value: Action<Record>): Action<Record> => value

/** Declares an action on the saved record, which `read` fetches. */
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

/** The actions that are visible with the viewer's permissions and flags, in order. */
export const visibleActions = <Record>(
  actions: readonly Action<Record>[],
  record: Record,
  can: Can,
  hasFlag: HasFlag,
): readonly Action<Record>[] =>
  actions.filter(
    (action) => action.visible(record) && can(action.needs ?? 'any') && hasFlag(action),
  )
