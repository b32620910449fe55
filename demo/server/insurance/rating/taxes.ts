import { share, toMinor } from '#core/foundation/money/money.ts'
import type { TaxLine } from '#core/insurance/rating/model.ts'
import type { TaxRule } from './plan/plan.ts'

/** Taxes and fees on a premium and an MGA fee, minor units. Each line is rounded separately. */
export const taxLines = (rules: readonly TaxRule[], premium: number, mgaFee: number): TaxLine[] => {
  const gst = rules.find(({ code }) => code === 'GST')?.rate ?? 0
  const bases = {
    premium,
    premiumAndFee: premium + mgaFee,
    premiumAndGst: premium + share(premium, gst),
  } satisfies Record<TaxRule['of'], number>
  return rules
    .map(({ code, rate, flat, of }) => ({
      code,
      amount: share(bases[of], rate ?? 0) + toMinor(flat ?? 0),
      ...(rate === undefined ? {} : { rate }),
    }))
    .filter(({ amount }) => amount > 0)
}
