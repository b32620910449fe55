import { toMinor } from '../../foundation/money/money.ts'

/** Thousands of a currency in minor units, for readable figures. */
/*@__NO_SIDE_EFFECTS__*/
export const thousand = (count: number): number => toMinor(count * 1_000)

/** Millions of a currency in minor units. */
/*@__NO_SIDE_EFFECTS__*/
export const million = (count: number): number => toMinor(count * 1_000_000)
