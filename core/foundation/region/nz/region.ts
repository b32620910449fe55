import type { RegionFacts } from '../definition.ts'

/** New Zealand. */
export const nz = {
  id: 'NZ',
  locale: 'en-NZ',
  currency: 'NZD',
  host: { ending: '.nz', local: 'nz.localhost' },
  flags: { environment: 'NZ_ENVIRONMENT', maintenance: 'MAINTENANCE_NZ' },
  phone: {
    dial: '64',
    trunk: '0',
    digits: [8, 9],
    dropsWords: false,
    isDialApart: false,
    groupings: [[/^(\d)(\d{3})(\d{4})$/, '+64 $1 $2 $3']],
  },
  postalCode: { pattern: /^\d{4}$/, fieldError: 'postcodeInvalid' },
  insuredPlace: 'state',
  supportEmail: 'support@nz.parapet.example',
  claimsPhone: '+64 4 555 0199',
  learnMoreUrl: 'https://www.parapet.example/nz',
  legal: ['common:legal.nzCompany'],
  terms: { agency: 'brokerage', agent: 'broker', coverage: 'cover', deductible: 'excess' },
} as const satisfies RegionFacts
