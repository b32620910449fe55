/**
 * Surplus lines taxes and stamping fees by state of the insured, as fractions of the premium.
 * `public`: the rate the state or its stamping office publishes, as known in January 2025; the
 * law is named where it sets the rate. `invented`: a stand-in of plausible size. Municipal taxes, filing fees
 * per document and taxes on fees are left out. Not for use in filings.
 */
interface SurplusTax {
  readonly tax: number
  readonly stamping?: number
  /** Other charges the state puts on surplus lines premium. */
  readonly other?: number
  readonly basis: 'public' | 'invented'
  readonly law?: string
}

export const surplusTaxes: Readonly<Record<string, SurplusTax>> = {
  AL: { tax: 0.06, basis: 'public' },
  AK: { tax: 0.027, other: 0.01, basis: 'public' },
  AZ: { tax: 0.03, stamping: 0.002, basis: 'public' },
  AR: { tax: 0.04, basis: 'public' },
  CA: { tax: 0.03, stamping: 0.0018, basis: 'public', law: 'Cal. Ins. Code §1775.5' },
  CO: { tax: 0.03, basis: 'public' },
  CT: { tax: 0.04, basis: 'public' },
  DE: { tax: 0.03, basis: 'invented' },
  DC: { tax: 0.02, basis: 'public' },
  FL: { tax: 0.0494, stamping: 0.0006, basis: 'public', law: 'Fla. Stat. §626.932' },
  GA: { tax: 0.04, basis: 'public', law: 'O.C.G.A. §33-5-31' },
  HI: { tax: 0.0468, basis: 'public' },
  ID: { tax: 0.015, stamping: 0.005, basis: 'invented' },
  IL: { tax: 0.035, stamping: 0.0004, basis: 'public', law: '215 ILCS 5/445' },
  IN: { tax: 0.025, basis: 'public' },
  IA: { tax: 0.01, basis: 'invented' },
  KS: { tax: 0.03, basis: 'invented' },
  KY: { tax: 0.03, other: 0.018, basis: 'public' },
  LA: { tax: 0.0485, basis: 'public' },
  ME: { tax: 0.03, basis: 'public' },
  MD: { tax: 0.03, basis: 'public' },
  MA: { tax: 0.04, basis: 'public' },
  MI: { tax: 0.02, other: 0.005, basis: 'public' },
  MN: { tax: 0.03, stamping: 0.0004, basis: 'public' },
  MS: { tax: 0.04, stamping: 0.0025, other: 0.03, basis: 'public' },
  MO: { tax: 0.05, basis: 'public' },
  MT: { tax: 0.0275, basis: 'public' },
  NE: { tax: 0.03, basis: 'public' },
  NV: { tax: 0.035, stamping: 0.004, basis: 'public' },
  NH: { tax: 0.03, basis: 'public' },
  NJ: { tax: 0.05, basis: 'public' },
  NM: { tax: 0.03003, basis: 'public' },
  NY: { tax: 0.036, stamping: 0.0015, basis: 'public', law: 'N.Y. Ins. Law §2118' },
  NC: { tax: 0.05, stamping: 0.003, basis: 'public' },
  ND: { tax: 0.0175, basis: 'public' },
  OH: { tax: 0.05, basis: 'public' },
  OK: { tax: 0.06, basis: 'public' },
  OR: { tax: 0.02, other: 0.003, basis: 'public' },
  PA: { tax: 0.03, basis: 'public' },
  RI: { tax: 0.04, basis: 'public' },
  SC: { tax: 0.06, basis: 'public' },
  SD: { tax: 0.025, basis: 'public' },
  TN: { tax: 0.05, basis: 'public' },
  TX: { tax: 0.0485, stamping: 0.0004, basis: 'public', law: 'Tex. Ins. Code §225.004' },
  UT: { tax: 0.0425, stamping: 0.0018, basis: 'invented' },
  VT: { tax: 0.03, basis: 'public' },
  VA: { tax: 0.0225, basis: 'public' },
  WA: { tax: 0.02, stamping: 0.001, basis: 'public', law: 'RCW 48.15.120' },
  WV: { tax: 0.0455, basis: 'public' },
  WI: { tax: 0.03, basis: 'public' },
  WY: { tax: 0.03, stamping: 0.00175, basis: 'public' },
}
