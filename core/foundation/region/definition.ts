import type { CountryCode } from 'libphonenumber-js/min'
import type { WordingKey } from '../wording/namespaces.ts'

/** How telephone numbers of a region are parsed (spec 3 §5). */
export interface PhoneFormat {
  /** The country whose numbers need no dial code, by its ISO 3166 code. */
  readonly country: CountryCode
  /** The international dial code, without the plus. */
  readonly dial: string
  /** Whether a word before or after the number is ignored: `512-555-0143 (home)` (spec 1 §5). */
  readonly dropsWords: boolean
  /** Whether the dial code is shown before the field, because numbers are written without it. */
  readonly showsDialCode: boolean
}

/** The insurance terms of a region, in the form used within a sentence. */
export interface Terms {
  readonly agency: string
  readonly agent: string
  readonly annualRevenue: string
  readonly binder: string
  readonly coverage: string
  readonly coverages: string
  /** The time of day at which cover begins and ends. */
  readonly coverTime: string
  /** The sign of the currency, for amounts within a sentence. */
  readonly currencySign: string
  readonly deductible: string
  readonly deductibles: string
  readonly defense: string
  readonly foreignRevenue: string
  readonly homeRevenue: string
  /** The fee of the managing general agent; spec 2 uses this name in every region. */
  readonly mgaFee: string
  readonly organization: string
  /** The subject of the questions that affect the price. */
  readonly questions: string
  readonly revenue: string
  readonly state: string
  readonly vendor: string
  readonly wireTransfer: string
}

/**
 * The data of a region that clients need. Addresses and phone numbers are invented, from ranges
 * reserved for fiction.
 */
export interface RegionData {
  /** The id on the wire. */
  readonly id: string
  readonly locale: string
  readonly currency: string
  /**
   * Hosts of the region: a domain suffix, and the host name of a demo on loopback. The base has
   * none.
   */
  readonly host?: { readonly ending: string; readonly local: `${string}.localhost` }
  /** The feature flags of the region (spec 1 §1, §2). */
  readonly flags: {
    /** Starts maintenance in this region only. */
    readonly maintenance?: string
    /** Selects the region on any host. */
    readonly environment?: string
  }
  readonly phone: PhoneFormat
  readonly postalCode: {
    /** Matches a code in the format of the region. */
    readonly pattern: RegExp
    /** Parts of a code without spaces, and its format. */
    readonly parts?: readonly [pattern: RegExp, form: string]
    /** The ranges of each state, if postcodes identify it; a state without ranges accepts any. */
    readonly states?: Readonly<Record<string, readonly PostcodeRange[]>>
    /** A key of the wording `errors`. */
    readonly fieldError: 'zipInvalid' | 'postcodeInvalid' | 'australianPostcodeInvalid'
  }
  /** The field that locates the insured. The other one is not asked for. */
  readonly locationField: 'state' | 'postcode'
  /** Separates the town from the state or postcode in an address. */
  readonly townSeparator: ', ' | ' '
  readonly supportEmail: string
  /** The page that explains the product, linked from the sign-in page. */
  readonly learnMoreUrl: string
  /** Company lines in the footer of public pages. */
  readonly legal: readonly WordingKey[]
  /** Terms that texts insert (`{{term.coverage}}`); missing ones fall back to the base. */
  readonly terms?: Partial<Terms>
}

/** The first and last postcode of a range. */
export type PostcodeRange = readonly [first: number, last: number]

/** A state or territory, with the IANA zone of most of it. */
export type StateRow = readonly [code: string, name: string, timezone: string]

/** The data of a region that only the platform needs; clients do not contain it. */
export interface RegionServerData {
  /**
   * Zone of an insured whose state is unknown: the most populous zone of the region (spec 3 §9).
   */
  readonly timezone: string
  /** States that an insured can be in; empty if postcodes identify the place. */
  readonly states: readonly StateRow[]
  /** The scheme of industry codes (spec 3 §5). */
  readonly industryScheme: 'NAICS' | 'SIC' | 'ANZSIC'
  readonly paper: 'LETTER' | 'A4'
  /** Whether its agencies have a federal employer number. */
  readonly hasEmployerNumber?: true
  /** The name of the currency in documents. */
  readonly currencyName: string
  /** Top-level domain of the country, and the second levels under which domains are registered. */
  readonly domains?: { readonly top: string; readonly second: readonly string[] }
  /** A valid phone number, for samples. */
  readonly examplePhone: string
}
