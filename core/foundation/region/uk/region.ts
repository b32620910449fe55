import type { RegionData } from '../definition.ts'

/** The United Kingdom. */
export const uk = {
  id: 'UK',
  locale: 'en-GB',
  currency: 'GBP',
  host: { ending: '.co.uk', local: 'uk.localhost' },
  flags: { maintenance: 'MAINTENANCE_UK', environment: 'UK_ENVIRONMENT' },
  phone: {
    dial: '44',
    exit: '00',
    trunk: '0',
    // existing areas and services: `512 …` is a US number
    national:
      /^(?:1\d{8,9}|2[03489]\d{8}|3[0347]\d{8}|5[56]\d{8}|7\d{9}|8[047]\d{7,8}|8001111|845464\d|9[018]\d{8})$/,
    dropsWords: false,
    showsDialCode: false,
    groupings: [
      [/^(2\d|5[56])(\d{4})(\d{4})$/, '$1 $2 $3'],
      [/^(1\d1|11\d|3\d{2}|8\d{2}|9\d{2})(\d{3})(\d{4})$/, '$1 $2 $3'],
      [/^(8\d{2})(\d{4}|\d{6})$/, '$1 $2'],
      [/^(\d{4})(\d{5,6})$/, '$1 $2'],
    ],
  },
  // outward and inward code (spec 3 §5)
  postalCode: {
    pattern: /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/,
    parts: [/^([A-Z\d]{2,4})(\d[A-Z]{2})$/, '$1 $2'],
    fieldError: 'postcodeInvalid',
  },
  afterTown: ', ',
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
