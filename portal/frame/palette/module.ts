import type { Module } from '../modules/module.ts'

/** Theme and density commands of the palette. */
export const settingsModule = {
  shell: async () => (await import('./shell-parts.ts')).settingsShell,
} as const satisfies Module
