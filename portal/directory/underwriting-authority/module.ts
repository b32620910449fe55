import type { Module } from '../../frame/modules/module.ts'
import { authorityScreen } from './authority-screen.ts'

/** Underwriting authority, for the provider's administrators. */
export const authorityModule = {
  screens: [authorityScreen],
  shell: async () => (await import('./shell-parts.ts')).authorityShell,
} as const satisfies Module
