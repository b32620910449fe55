import type { LinkedDialog } from '../../frame/modules/shell-parts.ts'
import { surplusLicenseDialog } from './licenses/license-dialogs.ts'

/** The editor of licenses, with the permission of its call. */
export const surplusDialogs: readonly LinkedDialog[] = [[surplusLicenseDialog, 'agency:update']]
