import type { Module } from '../../frame/modules/module.ts'
import { lookupScreen, msspLookupScreen } from './lookup-screens.ts'
import { accountActivityPart, detailsPart, overviewPart } from './account-parts.ts'

/** Accounts: their page and the palette's search. */
export const accountsModule = {
  screens: [overviewPart, detailsPart, accountActivityPart, lookupScreen, msspLookupScreen],
  texts: ['accounts'],
  shell: async () => (await import('./shell-parts.ts')).accountsShell,
} as const satisfies Module
