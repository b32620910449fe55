import type { Namespace } from '#core/foundation/wording/namespaces.ts'
import type { AnyPage } from '../screens/page.ts'
import type { AnyScreen } from '../screens/screen.ts'
import type { ShellParts } from './shell-parts.ts'

/**
 * A domain's contribution to the portal. Its `module.ts` exports one and `portal/modules.ts` lists
 * them. It ships with the first page, so it imports no view; views load on demand.
 */
export interface Module {
  /** Screens of the signed-in portal; a persona lists its own. */
  readonly screens?: readonly AnyScreen[]
  /** Pages without a sign-in. */
  readonly pages?: readonly AnyPage[]
  /** Texts that menus, actions, tables and dialogs need from the start. */
  readonly texts?: readonly Namespace[]
  /** Loads the parts around the screens: dialogs, header parts, commands. */
  readonly shell?: () => Promise<ShellParts>
}
