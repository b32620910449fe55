import type { Region } from '../../foundation/region/regions.ts'

/**
 * Product lines that the spec names but that cannot be quoted yet, with their region (spec 1 §1).
 */
export const linesToCome = {
  P250: 'US',
  PRIME_CLOUD: 'US',
  P250_S: 'US',
  P100_PRO: 'US',
  P_PLUS: 'US',
  PRIME_TECH: 'US',
  PRIME_TECH_PLUS: 'US',
  ZSP: 'US',
  P_ONE_PLUS: 'UK',
  PRIME_ONE_TECH: 'UK',
  PRIME_ONE_TECH_PLUS: 'UK',
} as const satisfies Readonly<Record<string, Region>>
