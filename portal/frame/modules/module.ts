import type { Namespace } from '#core/foundation/wording/namespaces.ts'
import type { AnyPage } from '../screens/page.ts'
import type { AnyScreen } from '../screens/screen.ts'
import type { ShellParts } from './shell-parts.ts'

/**
 * A domain's part of the portal: its `module.ts` exports one, `portal/modules.ts` lists them. It comes
 * with the first page, so it names what there is and imports no view: those come when they are shown.
 */
export interface Module {
  /** Screens of the signed-in portal; a persona lists the ones it has. */
  readonly screens?: readonly AnyScreen[]
  /** Pages that open without a sign-in. */
  readonly pages?: readonly AnyPage[]
  /** Texts that the signed-in portal needs from the start: of menus, actions, tables and dialogs. */
  readonly texts?: readonly Namespace[]
  /** Brings what stands around the screens: dialogs, header parts, commands. */
  readonly shell?: () => Promise<ShellParts>
}
