import { fullPriorActs } from '#core/insurance/products/terms.ts'
import type { AnswerFactors, CommonPlan, CoverageRate } from './plan.ts'
import type { CoverageId } from '#core/insurance/products/coverages.ts'

// Invented figures in the market's range, from no filing.

const control: AnswerFactors = { YES: 0.95, NO: 1.12, skipped: 1.06 }
const crimeControl: AnswerFactors = { YES: 0.95, NO: 1.25, skipped: 1.1 }
const crimeCoverages: readonly CoverageId[] = [24, 62, 63, 64]

/** Curves and factors of every product. Invented. */
export const commonPlan: CommonPlan = {
  limit: [
    [0, 0],
    [50_000, 0.14],
    [100_000, 0.22],
    [250_000, 0.42],
    [500_000, 0.66],
    [1_000_000, 1],
    [1_500_000, 1.26],
    [2_000_000, 1.48],
    [2_500_000, 1.67],
    [3_000_000, 1.84],
    [4_000_000, 2.13],
    [5_000_000, 2.38],
  ],
  deductible: [
    [1_000, 1.34],
    [2_500, 1.27],
    [5_000, 1.2],
    [10_000, 1.12],
    [25_000, 1],
    [50_000, 0.89],
    [100_000, 0.77],
  ],
  waitingPeriod: { 6: 1.12, 8: 1.07, 12: 1, 24: 0.88 },
  retroActivePeriod: { 1: 0.86, 2: 0.92, [fullPriorActs]: 1 },
  yearsInBusiness: [
    [0, 1.25],
    [1, 1.2],
    [3, 1.08],
    [10, 1],
    [25, 0.95],
  ],
  hazardFactors: { 1: 0.7, 2: 0.85, 3: 1, 4: 1.2, 5: 1.65 },
  claimHistory: { [-1]: 1.06, 0: 0.95, 1: 1.5, 2: 1.3, 3: 1.18, 4: 1.1, 5: 1.05 },
  security: [
    { question: 'isSecurityOfficer', factors: control },
    { question: 'isSecurityTraining', factors: control },
    { question: 'useEncryption', factors: { YES: 0.93, NO: 1.15, skipped: 1.08 } },
    // storing data at a provider concentrates the risk: YES costs more
    { question: 'useCloudStorage', factors: { YES: 1.04, NO: 0.98, skipped: 1.04 } },
    { question: 'isVerifyingBankAccounts', factors: crimeControl, coverages: crimeCoverages },
    {
      question: 'isAuthenticatingFundTransferRequests',
      factors: crimeControl,
      coverages: crimeCoverages,
    },
    {
      question: 'isPreventingUnauthorizedWireTransfers',
      factors: crimeControl,
      coverages: crimeCoverages,
    },
  ],
}

/** Shares of the base premium per coverage, for a product without figures of its own. Invented. */
export const commonRates: Readonly<Record<CoverageId, CoverageRate>> = {
  1: { rate: 0.2 },
  2: { rate: 0.03 },
  3: { rate: 0.05 },
  10: { rate: 0.16 },
  11: { rate: 0.05 },
  12: { rate: 0.12 },
  13: { rate: 0.03 },
  14: { rate: 0.04 },
  20: { rate: 0.12 },
  21: { rate: 0.05 },
  22: { rate: 0.05 },
  23: { rate: 0.045 },
  24: { rate: 0.12 },
  25: { rate: 0.03 },
  26: { rate: 0.012 },
  30: { rate: 0.015 },
  31: { rate: 0.015 },
  32: { rate: 0.025 },
  33: { rate: 0.035 },
  34: { rate: 0.05 },
  35: { rate: 0.025 },
  36: { rate: 0.03 },
  37: { rate: 0.02 },
  38: { rate: 0.06 },
  39: { rate: 0.05 },
  40: { rate: 0.03 },
  50: { rate: 0.35 },
  60: { rate: 0.04 },
  61: { rate: 0.03 },
  62: { rate: 0.15 },
  63: { rate: 0.08 },
  64: { rate: 0.06 },
  65: { rate: 0.1 },
  66: { rate: 0.06 },
  67: { rate: 0.05 },
  68: { rate: 0.06 },
  70: { ofOthers: 0.01 },
  71: { flat: 100 },
  72: { flat: 250 },
  73: { flat: 0 },
}
