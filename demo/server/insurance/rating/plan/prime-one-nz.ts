import type { Plan } from './plan.ts'
import { primeOneAuPlan } from './prime-one-au.ts'

// Invented figures, but for the tax: GST is 15% since 1 October 2010 (Goods and Services Tax Act 1985, s. 8).

/** Product PRIME_ONE_NZ. */
export const primeOneNzPlan: Plan = {
  ...primeOneAuPlan,
  product: 'PRIME_ONE_NZ',
  states: { AUK: 1.05, CAN: 1, WGN: 1.02 },
  taxes: () => [{ code: 'GST', rate: 0.15, of: 'premiumAndFee' }],
}
