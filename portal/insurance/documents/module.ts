import type { Module } from '../../frame/modules/module.ts'

/** Documents: the dialog that lists those of a record. */
export const documentsModule = {
  texts: ['documents'],
  shell: async () => (await import('./shell-parts.ts')).documentsShell,
} as const satisfies Module
