import type { RegionServerData } from '#core/foundation/region/definition.ts'
import type { Region } from '#core/foundation/region/regions.ts'
import { serverDataOf } from '#core/foundation/region/server-data.ts'
import { nameKey } from '#core/insurance/register/name-key.ts'
import { findIndustry } from '../../../directory/industry-codes/industries.ts'
import type { registerCompanies } from '../tables.ts'
import { firsts, seconds, streets } from './names.ts'
import { randomFrom, type Random } from './random.ts'
import { seededStreets } from './streets.ts'
import { auTowns, usTowns, type Town } from './towns.ts'
import { trades, type Trade } from './trades.ts'

export type CompanyRow = typeof registerCompanies.$inferInsert

/** The share of companies without a given field in the register. */
const unknownShare = 0.08

/** The address of a company. */
interface Address {
  readonly address1: string
  readonly city: string
  readonly state: string | null
  readonly zipCode: string
}

/** The differences between the seeded registers of two regions. */
interface RegisterSeed {
  readonly addressOf: (random: Random) => Address
  readonly phoneOf: (random: Random) => string
  /** The legal form at the end of a name, and its entity type. */
  readonly forms: readonly (readonly [ending: string, entityType: string])[]
  readonly partnership: readonly [ending: string, entityType: string]
}

const twoDigits = (random: Random): string => String(random.integer(0, 99)).padStart(2, '0')

const townAddress =
  (towns: readonly Town[], kinds: readonly string[]) =>
  (random: Random): Address => {
    const town = random.pick(towns)
    return {
      address1: `${random.integer(1, 980)} ${random.pick(streets)} ${random.pick(kinds)}`,
      city: town.name,
      state: town.state ?? null,
      zipCode: random.pick(town.codes),
    }
  }

const ukStreets = seededStreets()

const registerSeeds: Readonly<Partial<Record<Region, RegisterSeed>>> = {
  US: {
    addressOf: townAddress(usTowns, ['Street', 'Avenue', 'Boulevard', 'Drive', 'Road']),
    phoneOf: (random) => `+1 555 010 01${twoDigits(random)}`,
    forms: [
      ['', 'Corporation'],
      ['Inc.', 'Corporation'],
      ['LLC', 'LLC'],
    ],
    partnership: ['LLP', 'Partnership'],
  },
  UK: {
    addressOf: (random) => {
      const { street, town, zipCode } = random.pick(ukStreets)
      return { address1: `${random.integer(1, 180)} ${street}`, city: town, state: null, zipCode }
    },
    phoneOf: (random) => `+44 20 7946 0${random.integer(1, 9)}${twoDigits(random)}`,
    forms: [
      ['Ltd', 'Corporation'],
      ['Limited', 'Corporation'],
    ],
    partnership: ['LLP', 'Partnership'],
  },
  AU: {
    addressOf: townAddress(auTowns, ['Street', 'Road', 'Parade', 'Terrace']),
    phoneOf: (random) => `+61 2 5550 1${random.integer(1, 9)}${twoDigits(random)}`,
    forms: [['Pty Ltd', 'Corporation']],
    partnership: ['& Partners', 'Partnership'],
  },
}

const formOf = (trade: Trade, seed: RegisterSeed, random: Random) => {
  if (trade.isNonProfit === true) return ['', 'Non-Profit'] as const
  return trade.isPartnership === true && random.next() < 0.6
    ? seed.partnership
    : random.pick(seed.forms)
}

const ownershipOf = (trade: Trade, entityType: string, employees: number): string => {
  if (trade.isNonProfit === true) return 'Non-Profit'
  if (entityType === 'Partnership') return 'Partnership'
  return employees > 220 ? 'Public' : 'Private'
}

/** Removes some fields, because a real register does not have every field of every company. */
const withGaps = (row: CompanyRow, random: Random): CompanyRow => {
  const fields = ['revenue', 'noOfEmployeesAll', 'yearEstablished', 'phoneNumber'] as const
  return fields.reduce(
    (left, fact) => (random.next() < unknownShare ? { ...left, [fact]: null } : left),
    row,
  )
}

const codeOf = (trade: Trade, scheme: RegionServerData['industryScheme']): string =>
  trade.codes[scheme]

const companyOf = (region: Region, seed: RegisterSeed, at: number, random: Random): CompanyRow => {
  const trade = random.pick(trades)
  const second = random.pick(seconds).trim()
  const stem = [random.pick(firsts), second, random.pick(trade.nameSuffixes)]
    .filter(Boolean)
    .join(' ')
  const [ending, entityType] = formOf(trade, seed, random)
  const name = ending === '' ? stem : `${stem} ${ending}`
  const employees = Math.max(1, Math.round(trade.size * Math.exp((random.next() - 0.45) * 2.6)))
  const naicsCode = codeOf(trade, serverDataOf[region].industryScheme)
  const label = nameKey(stem).replace(/[^a-z]+/g, '')
  return withGaps(
    {
      id: `register-${region.toLowerCase()}-${String(at).padStart(6, '0')}`,
      region,
      name,
      nameKey: nameKey(name),
      domainName: `${label}${at}.example`,
      domains: random.next() < 0.2 ? [`${label}-group${at}.example`] : [],
      ...seed.addressOf(random),
      naicsCode,
      naicsDescription: findIndustry(region, naicsCode)?.description ?? null,
      revenue:
        Math.round(employees * trade.revenuePerEmployee * (0.7 + random.next() * 0.7)) * 100_000,
      noOfEmployeesAll: employees,
      yearEstablished: Math.min(2024, 1880 + Math.floor(Math.sqrt(random.next()) * 146)),
      ownershipType: ownershipOf(trade, entityType, employees),
      entityType,
      phoneNumber: seed.phoneOf(random),
    },
    random,
  )
}

/** The first `count` seeded companies of a region: the same at every start. All are invented. */
export const seededCompanies = (region: Region, count: number): readonly CompanyRow[] => {
  const seed = registerSeeds[region]
  if (seed === undefined) return []
  const random = randomFrom(region.charCodeAt(0) * 4_099)
  const rows = Array.from({ length: count }, (_, at) => companyOf(region, seed, at + 1, random))
  const places = rows.map((row) => [`${row.nameKey}|${row.state ?? row.zipCode}`, row] as const)
  return [...new Map(places).values()]
}
