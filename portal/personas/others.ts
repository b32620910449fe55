import type { AccountType } from '#core/directory/organisations/account-type.ts'
import { dashboardScreen } from '../frame/dashboard/dashboard-screen.ts'
import { persona, type PersonaId } from '../frame/personas/persona.ts'
import type { AnyScreen } from '../frame/screens/screen.ts'
import { claimsScreen } from '../insurance/claims/module.ts'
import { binderTerms, partnerBinderTab } from '../insurance/quotes/quote-tabs.ts'

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

/** Personas with a part in binders of others: they read them. */
const partner = <const Id extends PersonaId>(
  id: Id,
  accountType: AccountType,
  ...columns: Parameters<typeof partnerBinderTab>
) =>
  persona({
    id,
    accountType,
    label: `portal:persona.${id}`,
    tabs: [partnerBinderTab(...columns)],
    screens: [dashboardScreen],
    features: [],
  })

/** Digital agents: what came from the pages that they sell on. */
export const da = partner(
  'da',
  'DIGITAL',
  'quoteNumber',
  'companyName',
  'agencyName',
  ...binderTerms,
)
/** Carriers: what is written on their paper. */
export const carrier = partner('carrier', 'CARRIER', 'quoteNumber', 'companyName', ...binderTerms)
/** Clusters: what their agencies bound. */
export const cluster = partner(
  'cluster',
  'CLUSTER',
  'quoteNumber',
  'agencyName',
  'companyName',
  ...binderTerms,
)
/** Vendors work on claims: entering one opens them (spec 1 §2). */
export const vendor = plain('vendor', 'VENDOR', claimsScreen)
export const reinsurer = plain('reinsurer', 'RE_INSURER')
export const premiumprocessor = plain('premiumprocessor', 'PREMIUM_PROCESSOR')
export const pool = plain('pool', 'POOL')
