import type { RunningPlatform } from './platform.ts'

/** A company of a region, the user who adds it, and the portal's address. */
export interface NewCompany {
  readonly region: string
  readonly base: (platform: RunningPlatform) => string
  readonly user: string
  readonly name: string
  /** Fields of the dialog and of the details by label. */
  readonly addressFields: Readonly<Record<string, string>>
  readonly state?: readonly [label: string, name: string]
  readonly industry: readonly [query: string, option: RegExp]
  readonly texts: Readonly<Record<string, string>>
  readonly entityType: string
  /** A field of the details, and a value that only the server rejects. */
  readonly rejectedInput?: readonly [label: string, value: string]
}

const common = {
  'Number of employees': '22',
  'Year established': '1998',
  'Primary industry share, %': '100',
}

export const texas: NewCompany = {
  region: 'US',
  base: ({ portal }) => portal,
  user: 'agent',
  name: 'Gulf Breeze Dental',
  addressFields: { 'ZIP code': '77550' },
  state: ['State', 'Texas'],
  industry: ['dental', /Dentists/],
  entityType: 'Corporation',
  texts: {
    ...common,
    'Projected revenue': '4,200,000',
    'Business phone': '(512) 555-0143',
    'Address 1': '12 Main Street',
    City: 'St. Louis',
  },
}

export const leeds: NewCompany = {
  region: 'UK',
  base: ({ portal }) => portal.replace('127.0.0.1', 'uk.localhost'),
  user: 'broker',
  name: 'Aire Valley Dental',
  addressFields: { Postcode: 'LS1 4DY' },
  industry: ['dental', /Dental/],
  entityType: 'Private limited company (Ltd)',
  texts: {
    ...common,
    'Projected turnover': '1,200,000',
    'Business phone': '020 7946 0143',
    'Address 1': '12 Wellington Street',
    'Town or city': 'Leeds',
  },
  rejectedInput: ['Town or city', 'Bradford'],
}

export const sydney: NewCompany = {
  region: 'AU',
  base: ({ portal }) => portal.replace('127.0.0.1', 'au.localhost'),
  user: 'aubroker',
  name: 'Harbourside Dental',
  addressFields: { Postcode: '2000' },
  state: ['State or territory', 'New South Wales'],
  industry: ['dental', /Dental/],
  entityType: 'Proprietary company (Pty Ltd)',
  texts: {
    ...common,
    'Annual Revenue (Total)': '2,400,000',
    'Business phone': '02 5550 0143',
    'Address 1': '12 George Street',
    Suburb: 'Sydney',
  },
}
