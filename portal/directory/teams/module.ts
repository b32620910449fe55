import type { Module } from '../../frame/modules/module.ts'

/** The team selector in the header, which filters every list. */
export const teamsModule = {
  shell: async () => (await import('./shell-parts.ts')).teamsShell,
} as const satisfies Module
