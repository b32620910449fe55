import type { RegionData } from '../definition.ts'
import { auPostcodes } from './postcodes.ts'

/** Australia. No maintenance flag closes this region alone (spec 1 §2). */
export const au = {
  id: 'AU',
  locale: 'en-AU',
  currency: 'AUD',
  host: { ending: '.au', local: 'au.localhost' },
  flags: { environment: 'AU_ENVIRONMENT' },
  phone: { country: 'AU', dial: '61', dropsWords: false, showsDialCode: false },
  postalCode: {
    pattern: /^\d{4}$/,
    states: auPostcodes,
    fieldError: 'australianPostcodeInvalid',
  },
  townSeparator: ' ',
  locationField: 'state',
  supportEmail: 'support@au.parapet.example',
  learnMoreUrl: 'https://www.parapet.example/au/adaptive-cyber-insurance',
  legal: ['public:legal.auCompany'],
  terms: {
    agency: 'brokerage',
    agent: 'broker',
    annualRevenue: 'Annual Revenue (Total)',
    binder: 'cover note',
    coverage: 'cover',
    coverTime: '12:01 am',
    coverages: 'covers',
    deductible: 'excess',
    deductibles: 'excesses',
    defense: 'defence',
    foreignRevenue: 'Annual Revenue Non-Australia',
    homeRevenue: 'Annual Revenue Australia',
    organization: 'organisation',
    state: 'state or territory',
    vendor: 'supplier',
    wireTransfer: 'bank transfer',
  },
} as const satisfies RegionData
