import type { PermissionNeed } from '#core/platform/authority/permission-table.ts'
import type { WordingKey } from '#core/foundation/wording/namespaces.ts'
import type { IconName } from '../icons/icons.ts'
import type { Persona } from '../personas/persona.ts'
import type { Portal } from '../platform/portal-context.ts'
import type { Can } from '../platform/use-can.ts'

/** What an action reaches beside its record. */
export interface ActionContext {
  readonly portal: Portal
  readonly persona: Persona
  /** Goes to an address of the portal. */
  readonly go: (address: string) => Promise<void>
  /** Hands a file to the browser's downloads under its name. */
  readonly saveFile: (file: File) => void
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
  /** Usually one of the steps of `steps.ts`. */
  readonly perform: (record: Record, context: ActionContext) => Promise<void>
}

/** Declares an action of a kind of record. */
/*@__NO_SIDE_EFFECTS__*/
export const action = <Record>(value: Action<Record>): Action<Record> => value

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
