import type { RegionData } from '../definition.ts'

/** The United Kingdom. */
export const uk = {
  id: 'UK',
  locale: 'en-GB',
  currency: 'GBP',
  host: { ending: '.co.uk', local: 'uk.localhost' },
  flags: { maintenance: 'MAINTENANCE_UK', environment: 'UK_ENVIRONMENT' },
  phone: { country: 'GB', dial: '44', dropsWords: false, showsDialCode: false },
  // outward and inward code (spec 3 §5)
  postalCode: {
    pattern: /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/,
    parts: [/^([A-Z\d]{2,4})(\d[A-Z]{2})$/, '$1 $2'],
    fieldError: 'postcodeInvalid',
  },
  townSeparator: ', ',
  locationField: 'postcode',
  supportEmail: 'support@uk.parapet.example',
  learnMoreUrl: 'https://www.parapet.example/uk/adaptive-cyber-insurance',
  legal: ['public:legal.ukCompany', 'public:legal.ukMga'],
  terms: {
    agency: 'brokerage',
    agent: 'broker',
    annualRevenue: 'turnover',
    binder: 'cover note',
    coverage: 'cover',
    coverTime: '00:01',
    coverages: 'covers',
    currencySign: '£',
    deductible: 'excess',
    deductibles: 'excesses',
    defense: 'defence',
    organization: 'organisation',
    foreignRevenue: 'turnover abroad',
    homeRevenue: 'turnover at home',
    revenue: 'turnover',
    vendor: 'supplier',
    wireTransfer: 'bank transfer',
  },
} as const satisfies RegionData
