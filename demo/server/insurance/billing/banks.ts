import type { BankInfo } from '#core/insurance/billing/model.ts'
import type { Region } from '#core/foundation/region/regions.ts'

/** Where transfers go, by region. Invented: no such accounts exist. */
export const banks = {
  US: {
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
  UK: {
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
  AU: {
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
} as const satisfies Record<Region, Omit<BankInfo, 'reference'>>
