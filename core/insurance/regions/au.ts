import type { BankData, InsuranceData } from './definition.ts'

/** Insurance in Australia. */
export const auInsurance = {
  splitsRevenue: true,
  entityTypes: [
    'Proprietary company (Pty Ltd)',
    'Public company (Ltd)',
    'Partnership',
    'Sole trader',
    'Trust',
    'Charity or not-for-profit',
    'Government',
  ],
  claimsPhone: '+61 2 5550 0199',
} as const satisfies InsuranceData

/** Banks of Australia. */
export const auBanks = {
  bank: {
    bank: 'Demo Bank Australia',
    routing: '000-000',
    account: '000987654',
    accountName: 'Parapet Insurance Australia Pty Ltd',
    accountType: 'Business',
    swift: 'DEMOAU2S',
    phone: '+61 2 5550 0188',
    email: 'billing@au.parapet.example',
    address: '1 Example Road, Sydney NSW 2000',
  },
  payerBank: {
    name: 'Demo Bank Australia',
    routingDigits: 6,
    accountMin: 5,
    accountMax: 9,
    checksRouting: false,
    asksType: false,
  },
} as const satisfies BankData
