import { accountPart } from '../accounts/account-part.ts'
import type { Module } from '../../frame/modules/module.ts'

/** The risk of an account. */
export const accountRiskPart = accountPart({
  id: 'risk',
  label: 'accounts:part.risk',
  path: '/risk',
  load: async () => (await import('./RiskPart.tsx')).RiskPart,
  extras: async () => (await import('./account-extras.ts')).accountRiskExtras,
})

/** Risk of accounts. */
export const riskModule = { screens: [accountRiskPart] } as const satisfies Module
