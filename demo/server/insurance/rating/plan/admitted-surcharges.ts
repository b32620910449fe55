/**
 * Surcharges that a state puts on the premium of admitted policies and that the insured pays, as
 * fractions of the premium. Municipal taxes and assessments of guaranty funds, which change within
 * a year, are left out. Not for use in filings.
 */
export const admittedSurcharges: Readonly<
  Record<string, { readonly rate: number; readonly law: string }>
> = {
  KY: { rate: 0.018, law: 'KRS 136.392' },
  WV: { rate: 0.0055, law: 'W. Va. Code §33-3-33' },
}
