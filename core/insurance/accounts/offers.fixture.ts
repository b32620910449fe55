import type { EligibleProduct, QuickPremium } from './offers.ts'

/** Two products of different lines that can be quoted, and one that cannot. */
export const exampleOffers: readonly EligibleProduct[] = [
  { product: 'P100', line: 'cyber', isEligible: true, reasons: [] },
  {
    product: 'P250',
    line: 'cyber',
    isEligible: false,
    reasons: [
      {
        code: 'products:ineligible.REVENUE_TOO_LOW',
        detail: 'For companies with a higher revenue',
        field: 'revenue',
      },
      { code: 'revenueTooSmall', detail: 'The revenue is too small', field: 'revenue' },
    ],
  },
  { product: 'ZSP_CRIME', line: 'crime', isEligible: true, reasons: [] },
]

const premium = (product: QuickPremium['product'], amount: number): QuickPremium => ({
  product,
  premium: amount,
  totalPremium: amount + 20_000,
  referToUnderwriter: product === 'ZSP_CRIME',
})

/** Their premiums. */
export const exampleQuickPremiums = {
  currency: 'USD' as const,
  content: [premium('P100', 400_000), premium('ZSP_CRIME', 250_050)],
}
