import type { Module } from '../../frame/modules/module.ts'
import { riskScreen } from './risk-screens.ts'

/** Risk of accounts. */
export const riskModule = { screens: [riskScreen] } as const satisfies Module
