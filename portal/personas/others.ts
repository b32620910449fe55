import type { AccountType } from '#core/directory/organisations/account-type.ts'
import { dashboardScreen } from '../frame/dashboard/dashboard-screen.ts'
import { persona, type PersonaId } from '../frame/personas/persona.ts'
import type { AnyScreen } from '../frame/screens/screen.ts'
import { claimsScreen } from '../insurance/claims/claim-screens.ts'

/** Personas whose screens do not exist yet: a dashboard that says so, and the screens they have. */
const plain = <const Id extends PersonaId>(
  id: Id,
  accountType: AccountType,
  ...further: readonly AnyScreen[]
) =>
  persona({
    id,
    accountType,
    label: `portal:persona.${id}`,
    tabs: [],
    screens: [dashboardScreen, ...further],
    features: [],
  })

export const da = plain('da', 'DIGITAL')
export const carrier = plain('carrier', 'CARRIER')
/** Vendors work on claims: entering one opens them (spec 1 §2). */
export const vendor = plain('vendor', 'VENDOR', claimsScreen)
export const cluster = plain('cluster', 'CLUSTER')
export const reinsurer = plain('reinsurer', 'RE_INSURER')
export const premiumprocessor = plain('premiumprocessor', 'PREMIUM_PROCESSOR')
export const pool = plain('pool', 'POOL')
