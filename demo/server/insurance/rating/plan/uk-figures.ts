import { ukBanks, ukBidders, ukTechnology } from '#core/insurance/products/uk-industries.ts'
import { standardEventCredit } from './modifiers.ts'
import type { Curve, HazardClass, Plan } from './plan.ts'

// Invented figures, except for Insurance Premium Tax: the standard rate is 12% since 1 June 2017 (Finance
// Act 2017, s. 33; HMRC "Insurance Premium Tax" rates).

const insurer = {
  name: 'Tallow Wharf Insurance plc',
  address: '8 Example Lane, London EC3M 0AA',
} as const

/** Hazard class by SIC 2007 division, and by class if one differs. */
const hazards: Readonly<Record<string, HazardClass>> = {
  '0': 1,
  '1': 2,
  '2': 2,
  '3': 2,
  '21': 3,
  '26': 3,
  '35': 4,
  '36': 4,
  '41': 1,
  '42': 1,
  '43': 1,
  '45': 2,
  '46': 2,
  '47': 3,
  '4791': 4,
  '49': 3,
  '50': 3,
  '51': 4,
  '52': 3,
  '53': 3,
  '55': 4,
  '56': 2,
  '58': 3,
  '59': 3,
  '60': 3,
  '61': 4,
  '62': 4,
  '63': 4,
  '6311': 5,
  '64': 5,
  '642': 3,
  '65': 4,
  '66': 4,
  '68': 2,
  '69': 4,
  '7': 3,
  '75': 2,
  '77': 2,
  '78': 3,
  '79': 4,
  '80': 3,
  '81': 1,
  '82': 3,
  '8291': 5,
  '84': 5,
  '85': 4,
  '8542': 5,
  '86': 3,
  '8610': 5,
  '87': 3,
  '88': 3,
  '90': 2,
  '91': 2,
  '92': 5,
  '93': 2,
  '94': 2,
  '95': 2,
  '96': 1,
  '97': 1,
  '98': 1,
  '99': 4,
}

/** Base premium of Prime One by turnover, whole pounds; other plans take a multiple. Invented. */
export const ukBase: Curve = [
  [0, 480],
  [250_000, 560],
  [500_000, 680],
  [1_000_000, 900],
  [2_500_000, 1_450],
  [5_000_000, 2_350],
  [10_000_000, 3_900],
  [25_000_000, 7_300],
  [50_000_000, 11_800],
  [100_000_000, 18_800],
  [250_000_000, 34_000],
  [500_000_000, 55_000],
  [1_000_000_000, 88_000],
  [10_000_000_000, 360_000],
  [1_000_000_000_000, 7_200_000],
]

/** The restrictions of coverages in the UK. */
export const ukCoverageLimits: Plan['coverageLimits'] = {
  36: { notForIndustries: ['35', '51', '86'] },
  37: { onlyForIndustries: ukBidders },
  50: { onlyForIndustries: ukTechnology },
  62: { notForIndustries: ukBanks },
  63: { notForIndustries: ukBanks },
  64: { notForIndustries: ukBanks },
}

/** The shared part of all UK plans; each adds its base, its fees and its rates. */
export const ukPlan = {
  version: '2026-11',
  insurers: { standard: insurer, surplus: insurer },
  states: {},
  postcodeAreas: {
    EC: 1.15,
    WC: 1.15,
    E: 1.08,
    N: 1.06,
    NW: 1.06,
    SE: 1.06,
    SW: 1.08,
    W: 1.1,
    B: 1.03,
    M: 1.04,
    L: 1.02,
    LS: 1.02,
    BT: 0.95,
    IV: 0.94,
    KW: 0.92,
    ZE: 0.92,
    LD: 0.93,
    TR: 0.95,
  },
  hazards,
  coverageLimits: ukCoverageLimits,
  eventCredit: standardEventCredit,
  // that the fee, an intermediary’s own charge, is not taxed is invented
  taxes: () => [{ code: 'INSURANCE_PREMIUM_TAX', rate: 0.12, of: 'premium' }],
} as const satisfies Partial<Plan>
