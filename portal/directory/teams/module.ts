import type { Module } from '../../frame/modules/module.ts'

/** The team in the header, which narrows every list. */
export const teamsModule = {
  shell: async () => (await import('./shell-parts.ts')).teamsShell,
} as const satisfies Module
