import type { Module } from '../../frame/modules/module.ts'
import { policyScreen } from './policy-screens.ts'

/** Policies. */
export const policiesModule = { screens: [policyScreen] } as const satisfies Module
