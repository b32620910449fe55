import type { AccountType } from '#core/directory/organisations/account-type.ts'
import { dashboardScreen } from '../frame/dashboard/dashboard-screen.ts'
import { persona, type PersonaId } from '../frame/personas/persona.ts'
import type { AnyScreen } from '../frame/screens/screen.ts'
import { claimsScreen } from '../insurance/claims/module.ts'
import { binderTerms, partnerBinderTab } from '../insurance/quotes/quote-tabs.ts'

/** Personas with few screens: an empty dashboard, and the screens they have. */
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

/** Personas that only read the binders of others. */
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

/** Digital agents: the records created on their own sites. */
export const da = partner(
  'da',
  'DIGITAL',
  'quoteNumber',
  'companyName',
  'agencyName',
  ...binderTerms,
)
/** Carriers: the binders that they insure. */
export const carrier = partner('carrier', 'CARRIER', 'quoteNumber', 'companyName', ...binderTerms)
/** Clusters: binders of their agencies. */
export const cluster = partner(
  'cluster',
  'CLUSTER',
  'quoteNumber',
  'agencyName',
  'companyName',
  ...binderTerms,
)
/** Vendors work on claims; impersonating one opens them (spec 1 §2). */
export const vendor = plain('vendor', 'VENDOR', claimsScreen)
export const reinsurer = plain('reinsurer', 'RE_INSURER')
export const premiumprocessor = plain('premiumprocessor', 'PREMIUM_PROCESSOR')
export const pool = plain('pool', 'POOL')
