import type { Module } from '../../frame/modules/module.ts'

/** Agencies: the dialog that adds one. */
export const agenciesModule = {
  shell: async () => (await import('./shell-parts.ts')).agenciesShell,
} as const satisfies Module
