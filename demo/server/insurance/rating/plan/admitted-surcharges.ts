/**
 * State surcharges on admitted policies that the insured pays, as fractions of the premium. Leaves out
 * municipal taxes and guaranty fund assessments, which change within a year. Not for use in filings.
 */
export const admittedSurcharges: Readonly<
  Record<string, { readonly rate: number; readonly law: string }>
> = {
  KY: { rate: 0.018, law: 'KRS 136.392' },
  WV: { rate: 0.0055, law: 'W. Va. Code §33-3-33' },
}
