import type { Module } from '../../frame/modules/module.ts'
import { accountRiskPart } from './account-risk.ts'

/** Risk of accounts. */
export const riskModule = { screens: [accountRiskPart] } as const satisfies Module
