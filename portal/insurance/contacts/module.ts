import type { Module } from '../../frame/modules/module.ts'
import { accountContactsPart, myAgentScreen } from './contact-screens.ts'

/** Contacts and agents of accounts. */
export const contactsModule = {
  screens: [accountContactsPart, myAgentScreen],
  shell: async () => (await import('./shell-parts.ts')).contactsShell,
} as const satisfies Module
