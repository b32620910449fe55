import type { BankData, InsuranceData } from './definition.ts'

/** Insurance in the United States. */
export const usInsurance = {
  hasEin: true,
  hasSurplusLines: true,
  claimsPhone: '+1 555 010 0199',
} as const satisfies InsuranceData

/** Banks of the United States. */
export const usBanks = {
  bank: {
    bank: 'First Demo Bank',
    routing: '110000000',
    account: '000987654321',
    accountName: 'Parapet Insurance Services, Inc.',
    accountType: 'Checking',
    swift: 'DEMOUS33',
    phone: '+1 555 010 0188',
    email: 'billing@parapet.example',
    address: '100 Example Street, Pleasanton, CA 94566',
  },
  payerBank: {
    name: 'Demo Bank',
    routingDigits: 9,
    accountMin: 4,
    accountMax: 17,
    checksRouting: true,
    asksType: true,
  },
} as const satisfies BankData
