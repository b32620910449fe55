import type { Currency } from '../money/money.ts'
import type { WordingKey } from '../wording/namespaces.ts'
import { currencyOf, localeOf, type Locale, type Region } from './regions.ts'

/** Product lines by their wire names (spec 1 §1). */
export const products = [
  'P100',
  'P250',
  'PRIME_CLOUD',
  'P250_S',
  'P100_PRO',
  'P_ONE',
  'PRIME_ONE_AU',
  'P_PLUS',
  'PRIME_TECH',
  'PRIME_TECH_PLUS',
  'P_ONE_PLUS',
  'PRIME_ONE_TECH',
  'PRIME_ONE_TECH_PLUS',
  'ZSP',
] as const
export type Product = (typeof products)[number]

/** What differs by region and is no wording. Addresses and phones are invented, kept free for fiction. */
export interface RegionFacts {
  readonly locale: Locale
  readonly currency: Currency
  readonly dialCode: '+1' | '+44' | '+61'
  /** The product that a new quote takes. */
  readonly mainProduct: Product
  readonly products: readonly Product[]
  readonly supportEmail: string
  readonly claimsPhone: string
  /** What the product is, for who reads the sign-in page. */
  readonly learnMoreUrl: string
  /** Companies that stand in the footer of public pages. */
  readonly legal: readonly WordingKey[]
}

export const regionTable = {
  US: {
    locale: localeOf.US,
    currency: currencyOf.US,
    dialCode: '+1',
    mainProduct: 'P100',
    products: [
      'P100',
      'P250',
      'PRIME_CLOUD',
      'P250_S',
      'P100_PRO',
      'P_PLUS',
      'PRIME_TECH',
      'PRIME_TECH_PLUS',
      'ZSP',
    ],
    supportEmail: 'support@parapet.example',
    claimsPhone: '+1 555 010 0199',
    learnMoreUrl: 'https://www.parapet.example/adaptive-cyber-insurance',
    legal: ['common:legal.usAgency'],
  },
  UK: {
    locale: localeOf.UK,
    currency: currencyOf.UK,
    dialCode: '+44',
    mainProduct: 'P_ONE',
    products: ['P_ONE', 'P_ONE_PLUS', 'PRIME_ONE_TECH', 'PRIME_ONE_TECH_PLUS'],
    supportEmail: 'support@uk.parapet.example',
    claimsPhone: '+44 20 7946 0199',
    learnMoreUrl: 'https://www.parapet.example/uk/adaptive-cyber-insurance',
    legal: ['common:legal.ukCompany', 'common:legal.ukMga'],
  },
  AU: {
    locale: localeOf.AU,
    currency: currencyOf.AU,
    dialCode: '+61',
    mainProduct: 'PRIME_ONE_AU',
    products: ['PRIME_ONE_AU'],
    supportEmail: 'support@au.parapet.example',
    claimsPhone: '+61 2 5550 0199',
    learnMoreUrl: 'https://www.parapet.example/au/adaptive-cyber-insurance',
    legal: ['common:legal.auCompany'],
  },
} as const satisfies Record<Region, RegionFacts>
