import type { Duration } from '#core/platform/tables/duration.ts'

/** The periods of figures: 7 days, this month, 30 and 90 days. */
export const periods = ['5', '6', '7', '8'] as const satisfies readonly Duration[]
type Period = (typeof periods)[number]

/** The period that an address names, else 30 days. */
export const periodOf = (code: string | undefined): Period =>
  periods.find((each) => each === code) ?? '7'
