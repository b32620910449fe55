import type { ShellParts } from '../../../frame/modules/shell-parts.ts'
import { surplusLicenseDialog } from './license-dialogs.ts'

/** The dialog that adds a license, opened by an address too. */
export const licensesShell: ShellParts = {
  linkedDialogs: async () => [[surplusLicenseDialog, 'agency:update']],
}
