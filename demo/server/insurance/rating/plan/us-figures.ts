import { usBanks, usBidders, usTechnology } from '#core/insurance/products/us-industries.ts'
import type { UsState } from '#core/insurance/products/us-states.ts'
import { admittedSurcharges } from './admitted-surcharges.ts'
import { standardEventCredit, standardIrpm } from './modifiers.ts'
import type { HazardClass, Plan, TaxRule } from './plan.ts'
import { surplusTaxes } from './surplus-taxes.ts'

// Invented figures, except for the taxes, which cite their sources.

/** Hazard class by NAICS 2017 sector, and by group if a group differs. */
export const usHazards: Readonly<Record<string, HazardClass>> = {
  11: 1,
  21: 2,
  22: 4,
  23: 1,
  31: 2,
  32: 2,
  33: 2,
  3254: 3,
  334: 3,
  42: 2,
  44: 3,
  45: 3,
  454: 4,
  48: 3,
  481: 4,
  49: 3,
  51: 4,
  5121: 3,
  518: 5,
  519: 4,
  52: 4,
  522: 5,
  5241: 4,
  53: 2,
  5312: 3,
  54: 3,
  5411: 4,
  5412: 4,
  5415: 4,
  55: 3,
  56: 2,
  561: 3,
  56145: 5,
  61: 4,
  6113: 5,
  62: 4,
  621: 3,
  622: 5,
  71: 2,
  7132: 5,
  72: 2,
  721: 4,
  81: 1,
  813: 2,
  92: 5,
}

/** Factor of the insured's state. */
export const usStateFactors: Readonly<Record<UsState, number>> = {
  AL: 0.95,
  AZ: 1,
  AR: 0.94,
  CA: 1.18,
  CO: 1.02,
  CT: 1.06,
  DE: 1.03,
  DC: 1.12,
  FL: 1.12,
  GA: 1.05,
  HI: 0.98,
  ID: 0.93,
  IL: 1.08,
  IN: 0.96,
  IA: 0.92,
  KS: 0.94,
  KY: 0.95,
  LA: 1.04,
  ME: 0.93,
  MD: 1.05,
  MA: 1.08,
  MI: 1,
  MN: 0.98,
  MS: 0.95,
  MO: 0.98,
  MT: 0.92,
  NE: 0.92,
  NV: 1.05,
  NH: 0.95,
  NJ: 1.12,
  NM: 0.97,
  NY: 1.2,
  NC: 0.98,
  ND: 0.9,
  OH: 0.98,
  OK: 0.96,
  OR: 1,
  PA: 1.04,
  RI: 1,
  SC: 0.98,
  SD: 0.9,
  TN: 0.98,
  TX: 1.06,
  UT: 0.96,
  VT: 0.93,
  VA: 1,
  WA: 1.06,
  WV: 0.94,
  WI: 0.95,
  WY: 0.9,
}

/** Taxes and fees of cover placed with a surplus lines insurer. */
const surplusTaxRules = (state: string | undefined): TaxRule[] => {
  const row = surplusTaxes[state ?? '']
  if (row === undefined) return []
  const of = row.feeLaw === undefined ? 'premium' : 'premiumAndFee'
  return [
    { code: 'SURPLUS_LINE_TAX', rate: row.tax, of },
    ...(row.stamping === undefined
      ? []
      : [{ code: 'SURPLUS_STAMPING_FEE', rate: row.stamping, of } as const]),
    ...(row.other === undefined
      ? []
      : [{ code: 'SURPLUS_STATE_FEE', rate: row.other, of } as const]),
  ]
}

/** Surcharges of admitted policies; that their base excludes the fee is invented. */
const admittedTaxRules = (state: string | undefined): TaxRule[] => {
  const row = admittedSurcharges[state ?? '']
  return row === undefined ? [] : [{ code: 'STATE_SURCHARGE', rate: row.rate, of: 'premium' }]
}

/** Taxes of the US: of surplus lines, or the states' surcharges on admitted policies. */
export const usTaxes: Plan['taxes'] = ({ state, isSurplus }) =>
  isSurplus ? surplusTaxRules(state) : admittedTaxRules(state)

/** The restrictions of cyber coverages in the US. */
export const usCoverageLimits: Plan['coverageLimits'] = {
  26: { notInStates: ['NY', 'VT'] },
  36: { notForIndustries: ['22', '481', '62'] },
  37: { onlyForIndustries: usBidders },
  39: { notInStates: ['AR', 'NY', 'VT'] },
  50: { onlyForIndustries: usTechnology },
  62: { notForIndustries: usBanks },
  63: { notForIndustries: usBanks },
  64: { notInStates: ['NY'], notForIndustries: usBanks },
}

/** The insurers of the US. Both are invented. */
export const usInsurers: Plan['insurers'] = {
  standard: {
    name: 'Northgate Specialty Insurance Company',
    address: '250 Example Plaza, Hartford, CT 06103',
  },
  surplus: {
    name: 'Northgate Surplus Lines Insurance Company',
    address: '250 Example Plaza, Hartford, CT 06103',
  },
}

/** The shared part of all US plans; each adds its base, its fees and its rates. */
export const usPlan = {
  version: '2026-12',
  insurers: usInsurers,
  states: usStateFactors,
  postcodeAreas: {},
  hazards: usHazards,
  coverageLimits: usCoverageLimits,
  irpm: standardIrpm,
  eventCredit: standardEventCredit,
  taxes: usTaxes,
} as const satisfies Partial<Plan>
