import type { RegionData, Terms } from '../definition.ts'

/** The United States: the base of all wording, and the default region. */
export const us = {
  id: 'US',
  locale: 'en-US',
  currency: 'USD',
  flags: { maintenance: 'MAINTENANCE_US' },
  phone: { country: 'US', dial: '1', dropsWords: true, showsDialCode: true },
  // five digits or 5+4, not 00000 (spec 3 §5)
  postalCode: {
    pattern: /^(?!00000)\d{5}(?:-\d{4})?$/,
    parts: [/^(\d{5})(\d{4})$/, '$1-$2'],
    fieldError: 'zipInvalid',
  },
  townSeparator: ', ',
  locationField: 'state',
  supportEmail: 'support@parapet.example',
  learnMoreUrl: 'https://www.parapet.example/adaptive-cyber-insurance',
  legal: ['public:legal.usAgency'],
  terms: {
    agency: 'agency',
    agent: 'agent',
    annualRevenue: 'annual revenue',
    binder: 'binder',
    coverage: 'coverage',
    coverTime: '12:01 AM',
    coverages: 'coverages',
    currencySign: '$',
    deductible: 'deductible',
    deductibles: 'deductibles',
    defense: 'defense',
    foreignRevenue: 'revenue abroad',
    homeRevenue: 'revenue at home',
    mgaFee: 'MGA fee',
    organization: 'organization',
    questions: 'security',
    revenue: 'revenue',
    state: 'state',
    vendor: 'vendor',
    wireTransfer: 'wire transfer',
  },
} as const satisfies RegionData & { readonly terms: Terms }
