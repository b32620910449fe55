import * as z from 'zod/mini'
import {
  calculatorAnswer,
  calculatorInput,
  type CalculatorAnswer,
} from '#core/insurance/rating/model.ts'
import { priceAt } from './service.ts'

/** The instant at which tests price. */
export const now = new Date('2026-11-20T12:00:00Z')

/** The best answer to every security question. */
export const goodAnswers = {
  claimHistory: 0,
  isSecurityOfficer: 'YES',
  isSecurityTraining: 'YES',
  useEncryption: 'YES',
  useCloudStorage: 'NO',
  isVerifyingBankAccounts: 'YES',
  isAuthenticatingFundTransferRequests: 'YES',
  isPreventingUnauthorizedWireTransfers: 'YES',
}

/** A dental practice of each region, on the wire. */
export const practices = {
  P100: {
    product: 'P100',
    account: { state: 'TX', naicsCode: '621210', revenue: 12_000_000, yearEstablished: 1998 },
    securityAnswers: goodAnswers,
  },
  P_ONE: {
    product: 'P_ONE',
    account: { postcode: 'LS1 4AP', naicsCode: '86230', revenue: 4_000_000, yearEstablished: 2001 },
    securityAnswers: goodAnswers,
  },
  PRIME_ONE_AU: {
    product: 'PRIME_ONE_AU',
    account: { state: 'NSW', naicsCode: '8531', revenue: 5_000_000, yearEstablished: 2005 },
    securityAnswers: goodAnswers,
  },
}

/** Prices a wire input and returns the wire answer, with decimals. */
export const priceWire = (input: unknown): z.input<typeof calculatorAnswer> =>
  z.encode(calculatorAnswer, priceDecoded(input))

/** Prices a wire input; throws the shape's error or the rules' 400. */
export const priceDecoded = (input: unknown): CalculatorAnswer =>
  priceAt(calculatorInput.parse(input), now)
