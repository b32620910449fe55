import type { Module } from '../../frame/modules/module.ts'
import { keysScreen } from './keys-screen.ts'

/** Keys of an agency's pages and servers: their screen and dialogs. */
export const apiKeysModule = {
  screens: [keysScreen],
  texts: ['keys'],
  shell: async () => (await import('./shell-parts.ts')).apiKeysShell,
} as const satisfies Module
