import type { Module } from '../../frame/modules/module.ts'

/** Views of tables that users save by name. */
export const savedViewsModule = {
  shell: async () => (await import('./shell-parts.tsx')).savedViewsShell,
} as const satisfies Module
