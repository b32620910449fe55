import type { RegionData, RegionServerData } from '../foundation/region/definition.ts'
import type { BankData, InsuranceData } from '../insurance/regions/definition.ts'
import type { ProductData, ProductUnderwriting } from '../insurance/products/definition.ts'

/** A region that is registered only in tests. */
export const newZealand = {
  id: 'NZ',
  locale: 'en-NZ',
  currency: 'NZD',
  host: { ending: '.nz', local: 'nz.localhost' },
  flags: { environment: 'NZ_ENVIRONMENT', maintenance: 'MAINTENANCE_NZ' },
  phone: { country: 'NZ', dial: '64', dropsWords: false, showsDialCode: false },
  postalCode: { pattern: /^\d{4}$/, fieldError: 'postcodeInvalid' },
  townSeparator: ' ',
  locationField: 'postcode',
  supportEmail: 'support@nz.parapet.example',
  learnMoreUrl: 'https://www.parapet.example/nz',
  legal: ['public:legal.usAgency'],
} as const satisfies RegionData

const newZealandServerData = {
  timezone: 'Pacific/Auckland',
  states: [],
  industryScheme: 'ANZSIC',
  currencyName: 'New Zealand dollar',
  paper: 'A4',
  domains: { top: 'nz', second: ['ac', 'co', 'net', 'org'] },
  examplePhone: '04 555 0123',
} as const satisfies RegionServerData

const newZealandInsurance: InsuranceData = { claimsPhone: '+64 4 555 0199' }

const newZealandBanks: BankData = {
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
}

interface RegionRegistry {
  readonly registeredRegions: readonly RegionData[]
  readonly registeredServerData: Readonly<Record<string, RegionServerData>>
}

/** The registry of regions with an additional region, to replace the real one with `vi.mock`. */
export const withNewZealand = (registry: RegionRegistry): RegionRegistry => ({
  registeredRegions: [...registry.registeredRegions, newZealand],
  registeredServerData: { ...registry.registeredServerData, NZ: newZealandServerData },
})

interface InsuranceRegistry {
  readonly registeredInsurance: Readonly<Record<string, InsuranceData>>
  readonly registeredBanks: Readonly<Record<string, BankData>>
}

/** The registry of regional insurance data, with that of New Zealand. */
export const withNewZealandInsurance = (registry: InsuranceRegistry): InsuranceRegistry => ({
  registeredInsurance: { ...registry.registeredInsurance, NZ: newZealandInsurance },
  registeredBanks: { ...registry.registeredBanks, NZ: newZealandBanks },
})

interface ProductRegistry {
  readonly registeredProducts: readonly (Omit<ProductData, 'region'> & {
    readonly region: string
  })[]
  readonly registeredUnderwriting: Readonly<Record<string, ProductUnderwriting>>
}

/**
 * The registry of products with an additional product, sold in an existing region or in New
 * Zealand: Prime One with another id, without media coverage, security questions and a binder, and
 * with a retention instead of a deductible.
 */
export const withOneMoreProduct =
  (id: string, region: string, states: readonly string[] = []) =>
  ({ registeredProducts, registeredUnderwriting }: ProductRegistry): ProductRegistry => {
    const like = registeredUnderwriting['P_ONE']
    if (like === undefined) throw new Error('The registry lost Prime One')
    const flow = ['company', 'options', 'contact'] as const
    const facts = {
      id,
      region,
      flow,
      terms: { deductible: 'retention', deductibles: 'retentions' },
    } as const
    const terms = { ...like.terms, limits: like.terms.limits.slice(0, 2) }
    const coverages = { cyberCoveragesExcept: ['CCPA', 'TRIA', 'MEDIA_LIABILITY'] } as const
    return {
      registeredProducts: [...registeredProducts, facts],
      registeredUnderwriting: {
        ...registeredUnderwriting,
        [id]: { ...like, states, terms, coverages, documents: ['proposal', 'policy'] },
      },
    }
  }
