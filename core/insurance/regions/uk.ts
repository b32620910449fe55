import type { BankData, InsuranceData } from './definition.ts'

/** Insurance in the United Kingdom. */
export const ukInsurance = {
  entityTypes: [
    'Private limited company (Ltd)',
    'Public limited company (plc)',
    'Limited liability partnership (LLP)',
    'Partnership',
    'Sole trader',
    'Community interest company (CIC)',
    'Charity',
    'Government',
  ],
  claimsPhone: '+44 20 7946 0199',
} as const satisfies InsuranceData

/** Banks of the United Kingdom. */
export const ukBanks = {
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
} as const satisfies BankData
