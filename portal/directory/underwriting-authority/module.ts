import type { Module } from '../../frame/modules/module.ts'
import { authorityScreen } from './authority-screen.ts'

/** How far underwriters decide alone, for administrators of the provider. */
export const authorityModule = {
  screens: [authorityScreen],
  shell: async () => (await import('./shell-parts.ts')).authorityShell,
} as const satisfies Module
