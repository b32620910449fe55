import type { AccountType } from '#core/directory/organisations/account-type.ts'
import type { Region } from '#core/foundation/region/regions.ts'
import type { Services } from '../../../kernel/services.ts'
import { hashSecret } from '../../../identity/credentials/secrets.ts'
import { accessKeys, type siteRoles } from '../../../identity/access/tables.ts'
import { memberships, organisations, users } from '../tables.ts'
import {
  apiKeyIds,
  clientKeys as keyIds,
  organisationIds,
  userIds,
} from '../../../kernel/seed/ids.ts'

/** The password of every seeded sign-in. */
export const seedPassword = 'Parapet-demo-1'

type OrganisationName = keyof typeof organisationIds

interface OrganisationSeed {
  readonly name: string
  readonly accountType: AccountType
  readonly region: Region
  readonly npn?: string
  readonly enforceMfa?: boolean
  readonly locationAlias?: string
}

const organisationSeeds = {
  staff: { name: 'Parapet', accountType: 'PARAPET', region: 'US' },
  harbor: { name: 'Harbor Insurance Agency', accountType: 'AGENCY', region: 'US', npn: '8801442' },
  boston: {
    name: 'Harbor Insurance Agency',
    locationAlias: 'Boston',
    accountType: 'AGENCY',
    region: 'US',
    npn: '8801450',
  },
  wholesale: {
    name: 'Summit Wholesale Brokers',
    accountType: 'AGENCY',
    region: 'US',
    npn: '8807310',
  },
  albion: { name: 'Albion Cyber Brokers', accountType: 'AGENCY', region: 'UK' },
  southern: { name: 'Southern Cyber Brokers', accountType: 'AGENCY', region: 'AU' },
  customer: { name: 'Bayside Dental Group', accountType: 'CUSTOMER', region: 'US' },
  ukcustomer: { name: 'Castle Hill Hotel', accountType: 'CUSTOMER', region: 'UK' },
  aucustomer: { name: 'Coolabah Dental Care', accountType: 'CUSTOMER', region: 'AU' },
  da: { name: 'QuoteBridge', accountType: 'DIGITAL', region: 'US' },
  mssp: { name: 'Sentinel Watch', accountType: 'MSSP', region: 'US' },
  carrier: { name: 'Northgate Specialty', accountType: 'CARRIER', region: 'US' },
  vendor: { name: 'Breachworks', accountType: 'VENDOR', region: 'US' },
  cluster: { name: 'Keystone Cluster', accountType: 'CLUSTER', region: 'US' },
  reinsurer: { name: 'Meridian Re', accountType: 'RE_INSURER', region: 'US' },
  premiumprocessor: { name: 'Clearline Premium', accountType: 'PREMIUM_PROCESSOR', region: 'US' },
  pool: { name: 'Cascade Pool', accountType: 'POOL', region: 'US' },
  enforced: { name: 'Ironclad Monitoring', accountType: 'MSSP', region: 'US', enforceMfa: true },
} as const satisfies Record<OrganisationName, OrganisationSeed>

interface UserSeed {
  readonly firstName: string
  readonly lastName: string
  readonly organisation: OrganisationName
  readonly role: string
  readonly phone?: string
  readonly npn?: string
}

type UserName = keyof typeof userIds

const userSeeds = {
  admin: { firstName: 'Ada', lastName: 'Moreno', organisation: 'staff', role: 'super-admin' },
  underwriter: {
    firstName: 'Una',
    lastName: 'Whitfield',
    organisation: 'staff',
    role: 'underwriter',
  },
  claims: {
    firstName: 'Clive',
    lastName: 'Osborne',
    organisation: 'staff',
    role: 'head-of-claims',
  },
  agency: {
    firstName: 'Grace',
    lastName: 'Holloway',
    organisation: 'harbor',
    role: 'agency-admin',
    phone: '+1 555 010 0110',
    npn: '8801442',
  },
  agent: {
    firstName: 'Mateo',
    lastName: 'Rivers',
    organisation: 'harbor',
    role: 'agent',
    phone: '+1 555 010 0111',
    npn: '8801443',
  },
  desk: {
    firstName: 'Delia',
    lastName: 'Marsh',
    organisation: 'harbor',
    role: 'team-agent',
    phone: '+1 555 010 0112',
    npn: '8801444',
  },
  wholesale: {
    firstName: 'Wendy',
    lastName: 'Castellan',
    organisation: 'wholesale',
    role: 'wholesale-admin',
    phone: '+1 555 010 0120',
    npn: '8807310',
  },
  broker: {
    firstName: 'Oliver',
    lastName: 'Pemberton',
    organisation: 'albion',
    role: 'agency-admin',
    phone: '+44 20 7946 0110',
  },
  aubroker: {
    firstName: 'Matilda',
    lastName: 'Grant',
    organisation: 'southern',
    role: 'agency-admin',
    phone: '+61 2 5550 0110',
  },
  customer: {
    firstName: 'Dana',
    lastName: 'Okafor',
    organisation: 'customer',
    role: 'policyholder',
    phone: '+1 555 010 0142',
  },
  ukcustomer: {
    firstName: 'Fiona',
    lastName: 'Campbell',
    organisation: 'ukcustomer',
    role: 'policyholder',
    phone: '+44 20 7946 0142',
  },
  aucustomer: {
    firstName: 'Noah',
    lastName: 'Mitchell',
    organisation: 'aucustomer',
    role: 'policyholder',
    phone: '+61 2 5550 0142',
  },
  da: { firstName: 'Dario', lastName: 'Lindqvist', organisation: 'da', role: 'aggregator' },
  mssp: { firstName: 'Mina', lastName: 'Sato', organisation: 'mssp', role: 'security-provider' },
  carrier: { firstName: 'Carl', lastName: 'Benning', organisation: 'carrier', role: 'carrier' },
  vendor: { firstName: 'Vera', lastName: 'Novak', organisation: 'vendor', role: 'vendor' },
  cluster: { firstName: 'Cleo', lastName: 'Abbott', organisation: 'cluster', role: 'cluster' },
  reinsurer: { firstName: 'Rhea', lastName: 'Falk', organisation: 'reinsurer', role: 'reinsurer' },
  premiumprocessor: {
    firstName: 'Petra',
    lastName: 'Quinn',
    organisation: 'premiumprocessor',
    role: 'premium-processor',
  },
  pool: { firstName: 'Paul', lastName: 'Ostrander', organisation: 'pool', role: 'pool' },
  enforced: {
    firstName: 'Enzo',
    lastName: 'Ferrante',
    organisation: 'enforced',
    role: 'security-provider',
    phone: '+1 555 010 0160',
  },
} as const satisfies Record<UserName, UserSeed>

/** The publishable keys of the host sites and the playground. */
const keySeeds: readonly (readonly [
  name: keyof typeof keyIds,
  agency: OrganisationName,
  label: string,
  sites: readonly (typeof siteRoles)[number][],
])[] = [
  ['harbor', 'harbor', 'Website', ['siteUs']],
  ['harborSecond', 'harbor', 'Website, second calculator', ['siteUs']],
  ['albion', 'albion', 'Website', ['siteUk']],
  ['southern', 'southern', 'Portal', ['portal']],
  ['playground', 'harbor', 'Playground', ['portal', 'siteUs', 'siteUk']],
]

const names = <Name extends string>(table: Readonly<Record<Name, unknown>>): readonly Name[] =>
  Object.keys(table) as Name[]

/** The full name of a seeded user. */
export const nameOf = (who: UserName): string => {
  const { firstName, lastName } = userSeeds[who]
  return `${firstName} ${lastName}`
}

/** The email address of a seeded sign-in. */
export const emailOf = (who: string): string => `${who}@demo.test`

/** The provider's organisation. */
export const seedStaff = async ({ database }: Pick<Services, 'database'>): Promise<void> => {
  await database
    .handle()
    .insert(organisations)
    .values({ id: organisationIds.staff, uwEnabled: true, ...organisationSeeds.staff })
    .onConflictDoNothing()
}

/** Seeds all organisations, sign-ins and keys of the host sites. */
export const seedUsers = async (services: Services): Promise<void> => {
  const handle = services.database.handle()
  const created = services.clock.now()
  await handle
    .insert(organisations)
    .values(
      names(organisationSeeds).map((name) => ({
        id: organisationIds[name],
        ...organisationSeeds[name],
      })),
    )
    .onConflictDoNothing()
  const passwordHash = await hashSecret(services, seedPassword)
  await handle.insert(users).values(
    names(userSeeds).map((name) => {
      const { organisation, role, ...rest } = userSeeds[name]
      return {
        id: userIds[name],
        email: emailOf(name),
        organisationId: organisationIds[organisation],
        roleId: role,
        passwordHash,
        isDemo: true,
        created,
        ...rest,
      }
    }),
  )
  await handle.insert(memberships).values([
    { userId: userIds.agency, organisationId: organisationIds.boston, roleId: 'agency-admin' },
    { userId: userIds.agent, organisationId: organisationIds.boston, roleId: 'agent' },
  ])
  await handle.insert(accessKeys).values(
    keySeeds.map(([name, agency, label, sites]) => ({
      id: keyIds[name],
      publishable: keyIds[name],
      kind: 'publishable' as const,
      agencyId: organisationIds[agency],
      name: label,
      sites: [...sites],
      created,
    })),
  )
  await handle.insert(accessKeys).values({
    id: apiKeyIds.albion,
    kind: 'api',
    agencyId: organisationIds.albion,
    name: 'Server of the website',
    sites: ['siteUk'],
    created,
  })
}
