import type { RegionServerFacts } from '../definition.ts'

/** Server facts of the United Kingdom. */
export const ukServerFacts = {
  timezone: 'Europe/London',
  states: [],
  industryScheme: 'SIC',
  currencyName: 'Pound sterling',
  paper: 'A4',
  bank: {
    bank: 'Demo Bank UK',
    routing: '10-88-00',
    account: '00987654',
    accountName: 'Parapet Insurance Limited',
    accountType: 'Current',
    swift: 'DEMOGB2L',
    phone: '+44 20 7946 0188',
    email: 'billing@uk.parapet.example',
    address: '1 Example Lane, London EC3A 0AA',
  },
  payerBank: {
    name: 'Demo Bank UK',
    routingDigits: 6,
    accountMin: 8,
    accountMax: 8,
    checksRouting: false,
    asksType: false,
  },
  domains: {
    top: 'uk',
    second: ['ac', 'co', 'gov', 'ltd', 'me', 'net', 'nhs', 'org', 'plc', 'police', 'sch'],
  },
  examplePhone: '020 7946 0000',
} as const satisfies RegionServerFacts
