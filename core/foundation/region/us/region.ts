import type { RegionFacts, Terms } from '../definition.ts'

/** The United States: the base of all wording, and the region of hosts that name no other. */
export const us = {
  id: 'US',
  locale: 'en-US',
  currency: 'USD',
  flags: { maintenance: 'MAINTENANCE_US' },
  phone: {
    dial: '1',
    trunk: '1',
    digits: [10, 10],
    dropsWords: true,
    isDialApart: true,
    groupings: [[/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3']],
  },
  // five digits or 5+4, not 00000 (spec 3 §5)
  postalCode: { pattern: /^(?!00000)\d{5}(?:-\d{4})?$/, fieldError: 'zipInvalid' },
  insuredPlace: 'state',
  hasEin: true,
  supportEmail: 'support@parapet.example',
  claimsPhone: '+1 555 010 0199',
  learnMoreUrl: 'https://www.parapet.example/adaptive-cyber-insurance',
  legal: ['public:legal.usAgency'],
  terms: {
    agency: 'agency',
    agent: 'agent',
    annualRevenue: 'annual revenue',
    binder: 'binder',
    coverage: 'coverage',
    coverages: 'coverages',
    deductible: 'deductible',
    deductibles: 'deductibles',
    defense: 'defense',
    foreignRevenue: 'revenue abroad',
    homeRevenue: 'revenue at home',
    organization: 'organization',
    policyFee: 'policy fee',
    revenue: 'revenue',
    state: 'state',
    vendor: 'vendor',
    wireTransfer: 'wire transfer',
  },
} as const satisfies RegionFacts & { readonly terms: Terms }
