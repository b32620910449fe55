import type { Module } from '../../frame/modules/module.ts'
import { policyScreen } from './policy-screens.ts'

/** Policies. */
export const policiesModule = {
  screens: [policyScreen],
  texts: ['policies'],
} as const satisfies Module
