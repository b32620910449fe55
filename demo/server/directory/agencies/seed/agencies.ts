import { inArray } from 'drizzle-orm'
import { agencies, type AgencyRecord } from '../tables.ts'
import type { Services } from '../../../kernel/services.ts'
import { displayName } from '../../users/display-names.ts'
import { organisations } from '../../users/tables.ts'
import { organisationIds } from '../../../kernel/seed/ids.ts'

type Unseeded = 'parentId' | 'fein' | 'dunsNumber' | 'agreementSigned' | 'agreementSignedBy'
type AgencySeed = Omit<AgencyRecord, 'id' | 'name' | 'region' | 'npn' | Unseeded> &
  Partial<Pick<AgencyRecord, Unseeded>>

const agencySeeds = {
  [organisationIds.harbor]: {
    description: 'Independent agency for professional practices on the Gulf coast',
    state: 'TX',
    address1: '410 Market Street',
    city: 'Galveston',
    zipCode: '77550',
    phone: '+1 555 010 0110',
    email: 'hello@harbor.example',
    hostname: 'harbor.example',
    brand: 'harbor',
    isWholesale: false,
    isAppointed: true,
    agencyBilled: false,
    commission: 15,
    agentFirstName: 'Mateo',
    agentLastName: 'Rivers',
    agentEmail: 'agent@demo.test',
    agentPhone: '+1 555 010 0111',
  },
  [organisationIds.boston]: {
    description: 'Harbor’s office for New England',
    parentId: organisationIds.harbor,
    state: 'MA',
    address1: '60 Long Wharf',
    city: 'Boston',
    zipCode: '02110',
    phone: '+1 555 010 0115',
    email: 'boston@harbor.example',
    hostname: null,
    brand: 'harbor',
    isWholesale: false,
    isAppointed: true,
    agencyBilled: false,
    commission: 15,
    agentFirstName: 'Grace',
    agentLastName: 'Holloway',
    agentEmail: 'agency@demo.test',
    agentPhone: '+1 555 010 0115',
  },
  [organisationIds.wholesale]: {
    description: 'Wholesale brokerage for surplus lines',
    state: 'LA',
    address1: '1200 Poydras Street',
    city: 'New Orleans',
    zipCode: '70113',
    phone: '+1 555 010 0120',
    email: 'desk@summit-wholesale.example',
    hostname: 'summit-wholesale.example',
    brand: 'parapet',
    fein: '72-5550120',
    agreementSigned: new Date('2024-02-01T15:00:00Z'),
    agreementSignedBy: 'Wendy Castellan',
    isWholesale: true,
    isAppointed: true,
    agencyBilled: true,
    commission: 12.5,
    agentFirstName: 'Wendy',
    agentLastName: 'Castellan',
    agentEmail: 'wholesale@demo.test',
    agentPhone: '+1 555 010 0120',
  },
  [organisationIds.albion]: {
    description: 'Cyber brokers to small and medium businesses',
    state: null,
    address1: '18 Fenchurch Yard',
    city: 'London',
    zipCode: 'EC3M 5AB',
    phone: '+44 20 7946 0110',
    email: 'hello@albion.example',
    hostname: 'albion.example',
    brand: 'albion',
    isWholesale: false,
    isAppointed: true,
    agencyBilled: false,
    commission: 15,
    agentFirstName: 'Oliver',
    agentLastName: 'Pemberton',
    agentEmail: 'broker@demo.test',
    agentPhone: '+44 20 7946 0110',
  },
  [organisationIds.southern]: {
    description: 'Cyber brokers from Sydney to Perth',
    state: 'NSW',
    address1: '27 Bridge Street',
    city: 'Sydney',
    zipCode: '2000',
    phone: '+61 2 5550 0110',
    email: 'hello@southern.example',
    hostname: 'southern.example',
    brand: 'parapet',
    isWholesale: false,
    isAppointed: true,
    agencyBilled: false,
    commission: 15,
    agentFirstName: 'Matilda',
    agentLastName: 'Grant',
    agentEmail: 'aubroker@demo.test',
    agentPhone: '+61 2 5550 0110',
  },
} as const satisfies Record<string, AgencySeed>

/** The agency fields of the seeded organisations. */
export const seedAgencies = async (services: Services): Promise<void> => {
  const handle = services.database.handle()
  const known = await handle
    .select()
    .from(organisations)
    .where(inArray(organisations.id, Object.keys(agencySeeds)))
  const seeds: Readonly<Record<string, AgencySeed>> = agencySeeds
  const rows = known.flatMap(({ id, region, npn, ...organisation }) => {
    const seed = seeds[id]
    return seed === undefined ? [] : [{ id, name: displayName(organisation), region, npn, ...seed }]
  })
  await handle.insert(agencies).values(rows)
}
