import type { PermissionNeed } from '#core/platform/authority/permission-table.ts'
import type { WordingKey } from '#core/foundation/wording/namespaces.ts'
import type { IconName } from '../icons/icons.ts'
import type { Persona } from '../personas/persona.ts'
import type { Portal } from '../platform/portal-context.ts'
import type { Can } from '../platform/use-can.ts'
import type { RecordEdits } from './record-edits.ts'

/** What an action reaches beside its record. */
export interface ActionContext {
  /** The edits of the record on screen; none where no record is edited. */
  readonly edits?: RecordEdits | undefined
  readonly portal: Portal
  readonly persona: Persona
  /** Goes to an address of the portal. */
  readonly go: (address: string) => Promise<void>
  /** Hands a file to the browser's downloads under its name. */
  readonly saveFile: (file: File) => void
}

/**
 * What becomes of edits of the record on screen that are not saved. `keep`: they have nothing to do
 * with the action. `discard`: it ends what they belong to, so that they are lost; the user is asked.
 * `afterSaving`: the action works with the record as it is saved, so they are saved before it; the
 * function gives what is then to be done, and nothing when the saved record does not allow it.
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
 * Something that can be done with a record, told once: buttons, row menus and the command palette
 * all show the same list.
 */
export interface Action<Record> {
  readonly id: string
  readonly label: WordingKey | ((record: Record) => WordingKey)
  readonly icon: IconName
  /** What a screen about the record is for; the first visible one is its one primary button. */
  readonly isPrimary?: boolean
  readonly isDangerous?: boolean
  /** Whether to show it; what is allowed the server's record says. */
  readonly visible: (record: Record) => boolean
  /** A permission that the record says nothing about. */
  readonly needs?: PermissionNeed | readonly PermissionNeed[]
  readonly unsaved: UnsavedEdits<Record>
  /** Usually one of the steps of `steps.ts`. */
  readonly perform: (record: Record, context: ActionContext) => Promise<void>
}

/** Declares an action of a kind of record. */
/*@__NO_SIDE_EFFECTS__*/
export const action = <Record>(value: Action<Record>): Action<Record> => value

/** Declares an action that works with the record as it is saved, and how such a record is read. */
/*@__NO_SIDE_EFFECTS__*/
export const actionOnSaved = <Record>(
  read: (record: Record, portal: Portal) => Promise<Record>,
  value: Omit<Action<Record>, 'unsaved'>,
): Action<Record> => ({
  ...value,
  unsaved: {
    async afterSaving(record, context) {
      const saved = await read(record, context.portal)
      return value.visible(saved) ? () => value.perform(saved, context) : undefined
    },
  },
})

/** How an action is called for a record. */
export const labelOf = <Record>({ label }: Action<Record>, record: Record): WordingKey =>
  typeof label === 'function' ? label(record) : label

/** The actions of a record that are to be shown to who `can`, in their order. */
export const visibleActions = <Record>(
  actions: readonly Action<Record>[],
  record: Record,
  can: Can,
): readonly Action<Record>[] =>
  actions.filter(({ visible, needs = 'any' }) => visible(record) && can(needs))
