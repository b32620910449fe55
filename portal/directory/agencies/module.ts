import type { Module } from '../../frame/modules/module.ts'
import { agenciesScreen, agencyScreen, ownAgencyScreen } from './agency-screens.ts'

/** Agencies: their records, and the dialog that adds one. */
export const agenciesModule = {
  screens: [agenciesScreen, agencyScreen, ownAgencyScreen],
  shell: async () => (await import('./shell-parts.ts')).agenciesShell,
} as const satisfies Module
