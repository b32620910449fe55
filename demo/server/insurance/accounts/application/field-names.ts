import type { RegionServerData } from '#core/foundation/region/definition.ts'
import type { Region } from '#core/foundation/region/regions.ts'
import { serverDataOf } from '#core/foundation/region/server-data.ts'
import type { ApplicationField } from '#core/insurance/accounts/application/model.ts'

/** The names that applications use for the fields of an account's details, in lower case. */
const names: Readonly<Record<ApplicationField, readonly string[]>> = {
  name: [
    'name',
    'company',
    'company name',
    'applicant',
    'applicant name',
    'name of applicant',
    'named insured',
    'first named insured',
    'insured',
    'insured name',
    'legal name',
    'legal entity name',
    'business name',
    'organization name',
    'organisation name',
  ],
  dbaOrTradestyle: ['dba', 'd b a', 'doing business as', 'trade name', 'trading as', 'trade style'],
  naicsCode: [
    'naics',
    'naics code',
    'sic',
    'sic code',
    'anzsic code',
    'industry code',
    'primary industry code',
  ],
  ein: ['ein', 'fein', 'federal employer identification number', 'tax id', 'employer id'],
  revenue: [
    'revenue',
    'annual revenue',
    'annual revenues',
    'gross revenue',
    'gross annual revenue',
    'total revenue',
    'projected revenue',
    'us revenue',
    'annual turnover',
    'turnover',
  ],
  nonUsRevenue: ['non us revenue', 'foreign revenue', 'international revenue', 'revenue abroad'],
  dunsNumber: ['duns', 'duns number', 'd u n s'],
  noOfEmployeesAll: [
    'employees',
    'number of employees',
    'no of employees',
    'employee count',
    'total employees',
    'full time employees',
    'headcount',
  ],
  yearEstablished: [
    'year established',
    'year founded',
    'established',
    'founded',
    'year of establishment',
    'year business started',
  ],
  ownershipType: ['ownership', 'ownership type', 'type of ownership'],
  entityType: ['entity type', 'entity', 'legal structure', 'form of business', 'type of entity'],
  phoneNumber: ['phone', 'phone number', 'business phone', 'telephone', 'telephone number'],
  address1: [
    'address',
    'address 1',
    'address line 1',
    'street',
    'street address',
    'mailing address',
    'business address',
  ],
  address2: ['address 2', 'address line 2', 'suite', 'unit'],
  city: ['city', 'town', 'suburb', 'city town'],
  state: ['state', 'st', 'province', 'territory', 'state territory'],
  zipCode: ['zip', 'zip code', 'postcode', 'post code', 'postal code'],
  domainName: ['domain', 'domain name', 'primary domain', 'primary web domain', 'web domain'],
  url: ['website', 'web site', 'website address', 'url', 'web address'],
  numberOfPersonalRecords: [
    'personal records',
    'number of personal records',
    'number of records',
    'records',
    'pii records',
    'number of pii records',
  ],
  percentInternationalSales: [
    'international sales',
    'percent international sales',
    'percentage of international sales',
    'foreign sales percentage',
  ],
}

const byName = new Map(
  (Object.keys(names) as ApplicationField[]).flatMap((field) =>
    // the wire name of a field is also one of its names
    [...names[field], plainName(field)].map((name) => [name, field] as const),
  ),
)

/**
 * Normalises a name: ignores case, punctuation and the word boundaries of `CompanyName` and
 * `company_name`.
 */
export function plainName(name: string): string {
  return name
    .slice(0, 120)
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
}

type Scheme = RegionServerData['industryScheme']

/** Names of industry codes that state their scheme. US SIC is a separate scheme. */
const schemesOf: ReadonlyMap<string, readonly Scheme[]> = new Map([
  ['naics', ['NAICS']],
  ['sic', ['SIC', 'ANZSIC']],
  ['sic code', ['SIC', 'ANZSIC']],
  ['anzsic code', ['ANZSIC']],
])

/** The field that a name refers to, in one region or in all of them. */
export const fieldNamed = (name: string, region?: Region): ApplicationField | undefined => {
  const plain = plainName(name)
  const schemes = schemesOf.get(plain)
  const isOfRegion =
    region === undefined || (schemes?.includes(serverDataOf[region].industryScheme) ?? true)
  return isOfRegion ? byName.get(plain) : undefined
}
