import type { LayerPlan } from './plan.ts'

/** Increased limits of excess layers: up to five millions over five. Invented. */
export const excessLayer: LayerPlan = {
  limit: [
    [0, 0],
    [1_000_000, 1],
    [2_000_000, 1.48],
    [3_000_000, 1.84],
    [4_000_000, 2.13],
    [5_000_000, 2.38],
    [6_000_000, 2.6],
    [7_000_000, 2.8],
    [8_000_000, 2.98],
    [9_000_000, 3.14],
    [10_000_000, 3.28],
  ],
  deductibleWeight: 0.25,
}
