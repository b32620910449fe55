import type { Module } from '../../frame/modules/module.ts'
import { keysScreen } from './keys-screen.ts'

/** Keys for an agency's pages and servers. */
export const apiKeysModule = {
  screens: [keysScreen],
  texts: ['keys'],
  shell: async () => (await import('./shell-parts.ts')).apiKeysShell,
} as const satisfies Module
