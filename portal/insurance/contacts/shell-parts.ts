import type { ShellParts } from '../../frame/modules/shell-parts.ts'

/** Contacts and agents: the linkable dialogs. */
export const contactsShell: ShellParts = {
  linkedDialogs: async () => (await import('./linked-dialogs.ts')).contactDialogs,
}
