import type { WordingKey } from '../wording/namespaces.ts'

/** How telephone numbers of a region are read and written (spec 3 §5). */
export interface PhoneFacts {
  /** What dials the region from abroad, without the plus. */
  readonly dial: string
  /** What stands before a national number and falls away from abroad. */
  readonly trunk: string
  /** Fewest and most digits of a national number without its trunk. */
  readonly digits: readonly [least: number, most: number]
  /** Everything but digits is dropped before a number is read (spec 1 §5); else a word refuses it. */
  readonly dropsWords: boolean
  /** The dial code stands before the field, for numbers are written without it. */
  readonly isDialApart: boolean
  /** Groups of a national number: the first pattern that fits. */
  readonly groupings: readonly (readonly [pattern: RegExp, form: string])[]
}

/** What the trade of a region calls things, written as within a sentence. */
export interface Terms {
  readonly agency: string
  readonly agent: string
  readonly annualRevenue: string
  readonly binder: string
  readonly coverage: string
  readonly coverages: string
  readonly deductible: string
  readonly deductibles: string
  readonly defense: string
  readonly foreignRevenue: string
  readonly homeRevenue: string
  readonly organization: string
  readonly policyFee: string
  readonly revenue: string
  readonly state: string
  readonly vendor: string
  readonly wireTransfer: string
}

/** What differs by region and a client needs. Addresses and phones are invented, kept free for fiction. */
export interface RegionFacts {
  /** Name on the wire. */
  readonly id: string
  readonly locale: string
  readonly currency: string
  /** Hosts of the region: an ending, and the name under which a demo on loopback opens it; none for the base. */
  readonly host?: { readonly ending: string; readonly local: `${string}.localhost` }
  /** The feature flags that are the region's own (spec 1 §1, §2). */
  readonly flags: {
    /** Closes the region alone. */
    readonly maintenance?: string
    /** Selects the region whatever the host says. */
    readonly environment?: string
  }
  readonly phone: PhoneFacts
  readonly postalCode: {
    /** Tried on upper case without outer space. */
    readonly pattern: RegExp
    /** A key of the wording `errors`. */
    readonly fieldError: 'zipInvalid' | 'postcodeInvalid' | 'australianPostcodeInvalid'
  }
  /** What tells where an insured is, and is asked for: the other one is not. */
  readonly insuredPlace: 'state' | 'postcode'
  /** Whether the part of the revenue that is earned abroad is asked for (spec 1 §1). */
  readonly splitsRevenue?: true
  readonly supportEmail: string
  readonly claimsPhone: string
  /** What the product is, for who reads the sign-in page. */
  readonly learnMoreUrl: string
  /** Companies that stand in the footer of public pages. */
  readonly legal: readonly WordingKey[]
  /** Terms that texts insert (`{{term.coverage}}`); what is missing is the base's. */
  readonly terms?: Partial<Terms>
}

/** A state or territory with its IANA zone: that of most of it. */
export type StateRow = readonly [code: string, name: string, timezone: string]

/** What differs by region and only the platform needs; no client carries it. */
export interface RegionServerFacts {
  /** Zone of an insured whose state is not known: that of most people of the region (spec 3 §9). */
  readonly timezone: string
  /** States that an insured can be in; none where postcodes tell. */
  readonly states: readonly StateRow[]
  /** The table of industries (spec 3 §5). */
  readonly industryScheme: 'NAICS' | 'SIC' | 'ANZSIC'
  readonly paper: 'LETTER' | 'A4'
  /** Where transfers go. Invented: no such accounts exist. */
  readonly bank: {
    readonly bank: string
    readonly routing: string
    readonly account: string
    readonly accountName: string
    readonly accountType: string
    readonly swift: string
    readonly phone: string
    readonly email: string
    readonly address: string
  }
  /** How a bank account of a payer is written, and what the invented payers' bank is called. */
  readonly payerBank: {
    readonly name: string
    readonly routingDigits: number
    readonly accountMin: number
    readonly accountMax: number
    /** The routing number ends in a check digit. */
    readonly checksRouting: boolean
    /** Checking or savings is asked for. */
    readonly asksType: boolean
  }
  /** Top-level domain of the country, and its second levels under which domains are registered. */
  readonly domains?: { readonly top: string; readonly second: readonly string[] }
  /** A number that dials, for samples. */
  readonly examplePhone: string
}
