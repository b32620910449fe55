import type { p100Underwriting } from '#core/insurance/products/p100/product.ts'
import { commonRates } from './common.ts'
import type { HazardClass, Plan, TaxRule } from './plan.ts'
import { surplusTaxes } from './surplus-taxes.ts'

// Invented figures, but for the surplus lines taxes, which say where they come from.

/** Hazard class by NAICS 2017 sector, and by group where a group differs. */
const hazards: Readonly<Record<string, HazardClass>> = {
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
const states: Readonly<Record<(typeof p100Underwriting.states)[number], number>> = {
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

const surplusTaxRules = (state: string | undefined): TaxRule[] => {
  const row = surplusTaxes[state ?? '']
  if (row === undefined) return []
  return [
    { code: 'SURPLUS_LINE_TAX', rate: row.tax, of: 'premium' },
    ...(row.stamping === undefined
      ? []
      : [{ code: 'SURPLUS_STAMPING_FEE', rate: row.stamping, of: 'premium' } as const]),
    ...(row.other === undefined
      ? []
      : [{ code: 'SURPLUS_STATE_FEE', rate: row.other, of: 'premium' } as const]),
  ]
}

/** Prefixes of NAICS codes. */
const technology = ['334', '5112', '518', '519', '5415']
const bidders = ['23', '33', '51', '54', '56']
const banks = ['521', '522']

/** Product P100. */
export const p100Plan: Plan = {
  product: 'P100',
  insurers: {
    standard: {
      name: 'Northgate Specialty Insurance Company',
      address: '250 Example Plaza, Hartford, CT 06103',
    },
    surplus: {
      name: 'Northgate Surplus Lines Insurance Company',
      address: '250 Example Plaza, Hartford, CT 06103',
    },
  },
  base: [
    [0, 700],
    [250_000, 800],
    [500_000, 950],
    [1_000_000, 1_250],
    [2_500_000, 2_000],
    [5_000_000, 3_200],
    [10_000_000, 5_300],
    [25_000_000, 9_800],
    [50_000_000, 15_500],
    [100_000_000, 24_500],
    [250_000_000, 44_000],
    [500_000_000, 70_000],
    [1_000_000_000, 112_000],
    [10_000_000_000, 450_000],
    [1_000_000_000_000, 9_000_000],
  ],
  minimumPremium: 750,
  mgaFee: { standard: 150, surplus: 250 },
  states,
  postcodeAreas: {},
  hazards,
  coverages: commonRates,
  coverageLimits: {
    26: { notInStates: ['NY', 'VT'] },
    36: { notForIndustries: ['22', '481', '62'] },
    37: { onlyForIndustries: bidders },
    39: { notInStates: ['AR', 'NY', 'VT'] },
    50: { onlyForIndustries: technology },
    62: { notForIndustries: banks },
    63: { notForIndustries: banks },
    64: { notInStates: ['NY'], notForIndustries: banks },
  },
  taxes: ({ state, isSurplus }) => (isSurplus ? surplusTaxRules(state) : []),
}
