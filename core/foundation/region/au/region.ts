import type { RegionFacts } from '../definition.ts'

/** Australia. No maintenance flag closes this region alone (spec 1 §2). */
export const au = {
  id: 'AU',
  locale: 'en-AU',
  currency: 'AUD',
  host: { ending: '.au', local: 'au.localhost' },
  flags: { environment: 'AU_ENVIRONMENT' },
  phone: {
    dial: '61',
    trunk: '0',
    digits: [9, 9],
    dropsWords: false,
    isDialApart: false,
    groupings: [
      [/^(4\d{2})(\d{3})(\d{3})$/, '+61 $1 $2 $3'],
      [/^(\d)(\d{4})(\d{4})$/, '+61 $1 $2 $3'],
    ],
  },
  postalCode: { pattern: /^\d{4}$/, fieldError: 'australianPostcodeInvalid' },
  insuredPlace: 'state',
  supportEmail: 'support@au.parapet.example',
  claimsPhone: '+61 2 5550 0199',
  learnMoreUrl: 'https://www.parapet.example/au/adaptive-cyber-insurance',
  legal: ['common:legal.auCompany'],
  terms: {
    agency: 'brokerage',
    agent: 'broker',
    annualRevenue: 'Annual Revenue Australia',
    binder: 'cover note',
    coverage: 'cover',
    coverages: 'covers',
    deductible: 'excess',
    deductibles: 'excesses',
    defense: 'defence',
    organization: 'organisation',
    state: 'state or territory',
    vendor: 'supplier',
    wireTransfer: 'bank transfer',
  },
} as const satisfies RegionFacts
