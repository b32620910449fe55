import * as z from 'zod/mini'
import {
  calculatorAnswer,
  calculatorInput,
  type CalculatorAnswer,
} from '#core/insurance/rating/model.ts'
import type { QuotedProduct } from '#core/insurance/products/products.ts'
import { priceAt } from './service.ts'

/** The instant that tests price at. */
export const now = new Date('2026-11-20T12:00:00Z')

/** The best answer to every security question. */
export const bestAnswers = {
  claimHistory: 0,
  isSecurityOfficer: 'YES',
  isSecurityTraining: 'YES',
  useEncryption: 'YES',
  useCloudStorage: 'NO',
  isVerifyingBankAccounts: 'YES',
  isAuthenticatingFundTransferRequests: 'YES',
  isPreventingUnauthorizedWireTransfers: 'YES',
}

/** A dental practice of each region, in wire form. */
export const practices = {
  P100: {
    product: 'P100',
    account: { state: 'TX', naicsCode: '621210', revenue: 12_000_000, yearEstablished: 1998 },
    securityAnswers: bestAnswers,
  },
  P_ONE: {
    product: 'P_ONE',
    account: { postcode: 'LS1 4AP', naicsCode: '86230', revenue: 4_000_000, yearEstablished: 2001 },
    securityAnswers: bestAnswers,
  },
  PRIME_ONE_AU: {
    product: 'PRIME_ONE_AU',
    account: { state: 'NSW', naicsCode: '8531', revenue: 5_000_000, yearEstablished: 2005 },
    securityAnswers: bestAnswers,
  },
}

/** The best answers to the questions of management liability. */
const managementAnswers = {
  claimHistory: 0,
  hasAuditedAccounts: 'YES',
  isTransactionPlanned: 'NO',
  isPlanFunded: 'YES',
  hasPlanAdviser: 'YES',
  hasEmployeeHandbook: 'YES',
  isHarassmentTraining: 'YES',
  isWorkforceReduced: 'NO',
  isReconciledByOthers: 'YES',
  isBackgroundChecked: 'YES',
  isVerifyingBankAccounts: 'YES',
  isAuthenticatingFundTransferRequests: 'YES',
  isPreventingUnauthorizedWireTransfers: 'YES',
} as const

const dentists = (revenue: number) => ({
  ...practices.P100,
  account: { ...practices.P100.account, revenue },
})
const software = { ...practices.P100.account, naicsCode: '541511' }
const britishSoftware = { ...practices.P_ONE.account, naicsCode: '62012' }

/** A company for each product that is quoted without a referral, in wire form. */
export const insureds = {
  ...practices,
  P250: { ...dentists(60_000_000), product: 'P250' },
  P250_S: { ...dentists(60_000_000), product: 'P250_S' },
  P100_PRO: { ...dentists(12_000_000), product: 'P100_PRO' },
  PRIME_CLOUD: { ...dentists(12_000_000), product: 'PRIME_CLOUD' },
  P_PLUS: { ...dentists(12_000_000), product: 'P_PLUS' },
  PRIME_TECH: { ...practices.P100, product: 'PRIME_TECH', account: software },
  PRIME_TECH_PLUS: { ...practices.P100, product: 'PRIME_TECH_PLUS', account: software },
  ZSP: { ...dentists(12_000_000), product: 'ZSP' },
  ZSP_DNO: { ...practices.P100, product: 'ZSP_DNO', securityAnswers: managementAnswers },
  ZSP_FIDUCIARY: {
    ...practices.P100,
    product: 'ZSP_FIDUCIARY',
    securityAnswers: managementAnswers,
  },
  ZSP_EPL: { ...practices.P100, product: 'ZSP_EPL', securityAnswers: managementAnswers },
  ZSP_CRIME: { ...practices.P100, product: 'ZSP_CRIME', securityAnswers: managementAnswers },
  P250_EXCESS: { ...dentists(60_000_000), product: 'P250_EXCESS' },
  P_ONE_PLUS: { ...practices.P_ONE, product: 'P_ONE_PLUS' },
  PRIME_ONE_TECH: { ...practices.P_ONE, product: 'PRIME_ONE_TECH', account: britishSoftware },
  PRIME_ONE_TECH_PLUS: {
    ...practices.P_ONE,
    product: 'PRIME_ONE_TECH_PLUS',
    account: britishSoftware,
  },
} satisfies Partial<Record<QuotedProduct, object>>

/** The products with an example, which are all registered products. */
export const exampleProducts = Object.keys(insureds) as (keyof typeof insureds)[]

/** Prices a wire input and returns the wire response, with decimals. */
export const priceWire = (input: unknown): z.input<typeof calculatorAnswer> =>
  z.encode(calculatorAnswer, priceDecoded(input))

/** Prices a wire input; throws the shape's error or the rules' 400. */
export const priceDecoded = (input: unknown): CalculatorAnswer =>
  priceAt(calculatorInput.parse(input), now)
