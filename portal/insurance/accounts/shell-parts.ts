import type { ShellParts } from '../../frame/modules/shell-parts.ts'
import { useFoundAccounts } from './find-accounts.ts'

/** Accounts: the palette's search. */
export const accountsShell: ShellParts = { commands: useFoundAccounts }
