import type { RegionServerFacts } from '../definition.ts'

const auckland = 'Pacific/Auckland'

/** What the platform knows of New Zealand; states are its regions (ISO 3166-2). */
export const nzServerFacts = {
  timezone: auckland,
  states: [
    ['AUK', 'Auckland', auckland],
    ['CAN', 'Canterbury', auckland],
    ['WGN', 'Wellington', auckland],
  ],
  industryScheme: 'ANZSIC',
  paper: 'A4',
  bank: {
    bank: 'Demo Bank New Zealand',
    routing: '00-0000',
    account: '0987654',
    accountName: 'Parapet Insurance NZ Limited',
    accountType: 'Business',
    swift: 'DEMONZ2A',
    phone: '+64 4 555 0188',
    email: 'billing@nz.parapet.example',
    address: '1 Example Terrace, Wellington 6011',
  },
  payerBank: {
    name: 'Demo Bank New Zealand',
    routingDigits: 6,
    accountMin: 7,
    accountMax: 10,
    checksRouting: false,
    asksType: false,
  },
  domains: { top: 'nz', second: ['ac', 'co', 'net', 'org'] },
  examplePhone: '04 555 0123',
} as const satisfies RegionServerFacts
