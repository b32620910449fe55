import type { ShellParts } from '../../frame/modules/shell-parts.ts'

/** Security: the dialogs that an address may open. */
export const securityShell: ShellParts = {
  linkedDialogs: async () => (await import('./linked-dialogs.ts')).securityDialogs,
}
