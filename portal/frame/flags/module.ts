import type { Module } from '../modules/module.ts'

/** Feature flags for staff outside production. */
export const flagsModule = {
  shell: async () => (await import('./shell-parts.ts')).flagsShell,
} as const satisfies Module
