import type { Persona, PersonaId } from '../frame/personas/persona.ts'

/** Personas whose rooms are not built yet: a dashboard of their own that says so, and nothing else. */
const plain = <Id extends PersonaId>(
  id: Id,
  accountType: Persona['accountType'],
): Persona & { readonly id: Id } => ({
  id,
  accountType,
  label: `portal:persona.${id}`,
  menu: [
    {
      id: 'dashboard',
      label: 'portal:menu.dashboard',
      icon: 'dashboard',
      screen: 'dashboard',
    },
  ],
  tabs: [],
  screens: ['dashboard'],
  offers: [],
})

export const da = plain('da', 'DIGITAL')
export const mssp = plain('mssp', 'MSSP')
export const carrier = plain('carrier', 'CARRIER')

const plainVendor = plain('vendor', 'VENDOR')
/** Vendors work on claims: entering one leads there (spec 1 §2). */
export const vendor = {
  ...plainVendor,
  menu: [
    ...plainVendor.menu,
    { id: 'claims', label: 'visits:claims.title', icon: 'document', screen: 'claims' },
  ],
  screens: ['dashboard', 'claims'],
} as const satisfies Persona
export const cluster = plain('cluster', 'CLUSTER')
export const reinsurer = plain('reinsurer', 'RE_INSURER')
export const premiumprocessor = plain('premiumprocessor', 'PREMIUM_PROCESSOR')
export const pool = plain('pool', 'POOL')
