import { commonRates } from './common.ts'
import { standardEventCredit } from './modifiers.ts'
import type { HazardClass, Plan } from './plan.ts'

// Invented figures, except for the taxes: GST is 10% (A New Tax System (Goods and Services Tax) Act 1999,
// s. 9-70); stamp duty on general insurance is as published by the states' revenue offices, known in
// January 2025, charged on premium and GST. Victoria's falling rate for some business lines is left out
// in favour of the general rate.
const stampDuties: Readonly<Record<string, number>> = {
  ACT: 0,
  NSW: 0.09,
  NT: 0.1,
  QLD: 0.09,
  SA: 0.11,
  TAS: 0.1,
  VIC: 0.1,
  WA: 0.1,
}

// Also invented; no company can have these numbers.
const insurer = {
  name: 'Greywether General Insurance Limited',
  registration: 'ABN 00 000 000 000, AFSL 000000',
  address: '12 Example Street, Sydney NSW 2000',
} as const

/** Hazard class by ANZSIC 2006 subdivision, and by group or class if one differs. */
const hazards: Readonly<Record<string, HazardClass>> = {
  '0': 1,
  '1': 2,
  '2': 2,
  '06': 2,
  '07': 2,
  '08': 2,
  '09': 2,
  '184': 3,
  '26': 4,
  '27': 4,
  '28': 4,
  '29': 2,
  '3': 1,
  '33': 2,
  '34': 2,
  '35': 2,
  '36': 2,
  '37': 2,
  '38': 2,
  '39': 2,
  '4': 3,
  '431': 4,
  '44': 4,
  '45': 2,
  '49': 4,
  '50': 3,
  '51': 3,
  '52': 3,
  '53': 2,
  '54': 3,
  '55': 3,
  '56': 3,
  '57': 4,
  '58': 4,
  '59': 5,
  '60': 3,
  '62': 5,
  '624': 3,
  '63': 4,
  '64': 4,
  '66': 2,
  '67': 2,
  '672': 3,
  '69': 3,
  '6931': 4,
  '6932': 4,
  '70': 4,
  '72': 3,
  '7220': 4,
  '7293': 5,
  '73': 1,
  '75': 5,
  '76': 5,
  '77': 4,
  '80': 4,
  '81': 4,
  '8102': 5,
  '82': 3,
  '84': 5,
  '85': 3,
  '86': 3,
  '87': 3,
  '89': 2,
  '90': 2,
  '91': 2,
  '92': 5,
  '94': 2,
  '95': 1,
  '955': 2,
  '96': 1,
}

/** Prefixes of ANZSIC codes. */
const technology = ['242', '542', '58', '59', '70']
const bidders = ['30', '31', '32', '69', '70']
const banks = ['621', '622', '623']

/** Product PRIME_ONE_AU. */
export const primeOneAuPlan: Plan = {
  product: 'PRIME_ONE_AU',
  version: '2026-11',
  insurers: { standard: insurer, surplus: insurer },
  base: [
    [0, 950],
    [250_000, 1_080],
    [500_000, 1_280],
    [1_000_000, 1_650],
    [2_500_000, 2_600],
    [5_000_000, 4_100],
    [10_000_000, 6_700],
    [25_000_000, 12_300],
    [50_000_000, 19_500],
    [100_000_000, 30_800],
    [250_000_000, 55_000],
    [500_000_000, 88_000],
    [1_000_000_000, 140_000],
    [10_000_000_000, 570_000],
    [1_000_000_000_000, 11_000_000],
  ],
  minimumPremium: 950,
  mgaFee: { standard: 75, surplus: 75 },
  states: { ACT: 1.02, NSW: 1.08, NT: 0.96, QLD: 1, SA: 0.97, TAS: 0.94, VIC: 1.06, WA: 1 },
  postcodeAreas: {},
  hazards,
  coverages: commonRates,
  coverageLimits: {
    26: { notInStates: ['NT'] },
    36: { notForIndustries: ['26', '49', '84'] },
    37: { onlyForIndustries: bidders },
    50: { onlyForIndustries: technology },
    62: { notForIndustries: banks },
    63: { notForIndustries: banks },
    64: { notForIndustries: banks },
  },
  eventCredit: standardEventCredit,
  // GST is due on every supply, so on the fee too (GST Act 1999 §9-5); stamp duty is charged on the
  // premium with GST
  taxes: ({ state }) => [
    { code: 'GST', rate: 0.1, of: 'premiumAndFee' },
    { code: 'STAMP_DUTY', rate: stampDuties[state ?? ''] ?? 0, of: 'premiumAndGst' },
  ],
}
