import type { ShellParts } from '../../frame/modules/shell-parts.ts'

/** Security answers: the linkable dialogs. */
export const securityShell: ShellParts = {
  linkedDialogs: async () => (await import('./linked-dialogs.ts')).securityDialogs,
}
