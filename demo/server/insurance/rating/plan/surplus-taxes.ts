/**
 * Surplus lines taxes by state of the insured, as fractions of the premium.
 *
 * Source of every tax: the law named in its row, at the rate in force in 2024; AL to MS were compared
 * with the Surplus Lines Manual, Appendix A (Locke Lord, edition of 2024). Stamping fees are set by the
 * stamping offices and change; those marked `isStampingInvented` are stand-ins of plausible size. Iowa's
 * rate is that of 2026. Left out: municipal and fire marshal taxes, and fixed amounts per document.
 *
 * Whether the MGA fee is part of the taxed premium: `feeLaw` cites the rule. If it is
 * absent, the untaxed fee is an assumption. These rules were not compared with the manual. Not for use in
 * filings.
 */
export interface SurplusTax {
  readonly tax: number
  readonly stamping?: number
  readonly isStampingInvented?: true
  /** Other charges of the state on surplus lines premium: filing fee, surcharge, regulatory fee. */
  readonly other?: number
  readonly law: string
  /** The rule that makes agency fees taxable premium; absent if they are not taxed. */
  readonly feeLaw?: string
}

export const surplusTaxes: Readonly<Record<string, SurplusTax>> = {
  AL: { tax: 0.06, law: '§27-10-31' },
  AK: { tax: 0.027, other: 0.01, law: '§21.34.180' },
  AZ: { tax: 0.03, stamping: 0.002, law: '§20-416' },
  AR: { tax: 0.04, law: '§23-65-315' },
  CA: { tax: 0.03, stamping: 0.0018, law: 'Ins. Code §1775.5' },
  CO: { tax: 0.03, law: '§10-5-111' },
  CT: { tax: 0.04, law: '§38a-743' },
  DE: { tax: 0.03, law: '18 §1925' },
  DC: { tax: 0.02, law: '§31-2502.40' },
  FL: { tax: 0.0494, stamping: 0.0006, law: '§626.932', feeLaw: '§627.403' },
  GA: { tax: 0.04, law: '§33-5-31' },
  HI: { tax: 0.0468, law: '§431:8-315' },
  ID: { tax: 0.015, stamping: 0.005, law: '§41-1229' },
  IL: { tax: 0.035, stamping: 0.0004, law: '215 ILCS 5/445' },
  IN: { tax: 0.025, law: '§27-1-15.8-4' },
  IA: { tax: 0.00925, law: '§432.1' },
  KS: { tax: 0.03, law: '§40-246c' },
  KY: { tax: 0.03, other: 0.018, law: '§304.10-180' },
  LA: { tax: 0.0485, law: '§22:439' },
  ME: { tax: 0.03, law: '24-A §2016' },
  MD: { tax: 0.03, law: '§3-324' },
  MA: { tax: 0.04, law: 'ch. 175 §168' },
  MI: { tax: 0.02, other: 0.005, law: '§500.1905' },
  MN: { tax: 0.03, stamping: 0.0004, law: '§297I.05' },
  MS: { tax: 0.04, stamping: 0.0025, other: 0.03, law: '§83-21-25' },
  MO: { tax: 0.05, law: '§384.059' },
  MT: { tax: 0.0275, law: '§33-2-311' },
  NE: { tax: 0.03, law: '§44-5506' },
  NV: { tax: 0.035, stamping: 0.004, isStampingInvented: true, law: '§685A.180' },
  NH: { tax: 0.03, law: '§406-B:17' },
  NJ: { tax: 0.05, law: '§17:22-6.59' },
  NM: { tax: 0.03003, law: '§59A-14-12' },
  NY: { tax: 0.036, stamping: 0.0015, isStampingInvented: true, law: 'Ins. Law §2118' },
  NC: { tax: 0.05, stamping: 0.003, isStampingInvented: true, law: '§58-21-85' },
  ND: { tax: 0.0175, law: '§26.1-44-03.1' },
  OH: { tax: 0.05, law: '§3905.36' },
  OK: { tax: 0.06, law: '36 §1115' },
  OR: { tax: 0.02, other: 0.003, law: '§735.470' },
  PA: { tax: 0.03, law: '40 P.S. §991.1621' },
  RI: { tax: 0.04, law: '§27-3-38' },
  SC: { tax: 0.06, law: '§38-45-30' },
  SD: { tax: 0.025, law: '§58-32-44' },
  TN: { tax: 0.05, law: '§56-14-113' },
  TX: { tax: 0.0485, stamping: 0.0004, law: 'Ins. Code §225.004', feeLaw: 'Ins. Code §225.001' },
  UT: { tax: 0.0425, stamping: 0.0018, isStampingInvented: true, law: '§31A-3-301' },
  VT: { tax: 0.03, law: '8 §5035' },
  VA: { tax: 0.0225, law: '§38.2-4809.1' },
  WA: { tax: 0.02, stamping: 0.001, law: 'RCW 48.15.120' },
  WV: { tax: 0.0455, law: '§33-12C-7' },
  WI: { tax: 0.03, law: '§618.43' },
  WY: { tax: 0.03, stamping: 0.00175, law: '§26-11-118' },
}
