import type { Namespace } from '#core/foundation/wording/namespaces.ts'
import type { AnyPage } from '../screens/page.ts'
import type { AnyScreen } from '../screens/screen.ts'
import type { ShellParts } from './shell-parts.ts'

/**
 * A domain's part of the portal: its `module.ts` exports one, `portal/modules.ts` lists them. Part
 * of the first page's code, so it imports no view: views are loaded when they are shown.
 */
export interface Module {
  /** Screens of the signed-in portal; a persona lists its own. */
  readonly screens?: readonly AnyScreen[]
  /** Pages without a sign-in. */
  readonly pages?: readonly AnyPage[]
  /**
   * Texts that the signed-in portal needs from the start: of menus, actions, tables and dialogs.
   */
  readonly texts?: readonly Namespace[]
  /** Loads the parts around the screens: dialogs, header parts, commands. */
  readonly shell?: () => Promise<ShellParts>
}
