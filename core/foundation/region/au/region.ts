import type { RegionData } from '../definition.ts'
import { auPostcodes } from './postcodes.ts'

/** Australia. No maintenance flag closes this region alone (spec 1 §2). */
export const au = {
  id: 'AU',
  locale: 'en-AU',
  currency: 'AUD',
  host: { ending: '.au', local: 'au.localhost' },
  flags: { environment: 'AU_ENVIRONMENT' },
  phone: {
    dial: '61',
    exit: '0011',
    trunk: '0',
    national: /^(?:[2-478]\d{8}|1(?:[38]0\d{7}|3[1-9]\d{3}|802\d{3}|9\d{4,8}))$/,
    dropsWords: false,
    showsDialCode: false,
    groupings: [
      [/^(1[389]\d{2})(\d{3})(\d{3})$/, '$1 $2 $3', '$1 $2 $3'],
      [/^(13)(\d{2})(\d{2})$/, '$1 $2 $3', '$1 $2 $3'],
      [/^(180)(\d{4})$/, '$1 $2', '$1 $2'],
      [/^(4\d{2})(\d{3})(\d{3})$/, '$1 $2 $3'],
      [/^(\d)(\d{4})(\d{4})$/, '$1 $2 $3'],
    ],
  },
  postalCode: {
    pattern: /^\d{4}$/,
    states: auPostcodes,
    fieldError: 'australianPostcodeInvalid',
  },
  afterTown: ' ',
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
