import { accessKeys } from '../../identity/access/tables.ts'
import { agencies } from '../../directory/agencies/tables.ts'
import { organisations } from '../../directory/users/tables.ts'
import { surplusLicenses } from '../../insurance/surplus/tables.ts'
import type { Services } from '../../kernel/services.ts'

const name = 'Documentation Examples'

/** The agency of all examples. It has no users. */
export const exampleAgency = { id: 'agency-examples', region: 'US' } as const

/** Its test key: every example works on test-mode records through it. It has no secret. */
export const exampleKey = 'ak_test_examples'

const agent = {
  agentFirstName: 'Elena',
  agentLastName: 'Marsh',
  agentEmail: 'elena@examples.example',
  agentPhone: '+1 555 010 0190',
} as const

/** Creates the agency with the first example, so that a demo without docs visitors has none. */
export const createExampleAgency = ({ database, clock }: Services): Promise<void> =>
  database.transaction(async () => {
    const handle = database.handle()
    const created = clock.now()
    const { id, region } = exampleAgency
    await handle
      .insert(organisations)
      .values({ id, name, accountType: 'AGENCY', region })
      .onConflictDoNothing()
    await handle
      .insert(agencies)
      .values({
        id,
        name,
        region,
        description: 'Owns the records of the documentation’s live examples',
        state: 'TX',
        address1: '1 Example Street',
        city: 'Austin',
        zipCode: '78701',
        phone: agent.agentPhone,
        email: agent.agentEmail,
        commission: 15,
        ...agent,
      })
      .onConflictDoNothing()
    await handle
      .insert(accessKeys)
      .values({ id: exampleKey, agencyId: id, kind: 'api', mode: 'test', name, created })
      .onConflictDoNothing()
    await handle
      .insert(surplusLicenses)
      .values({
        id: `license-${id}`,
        agencyId: id,
        brokerFirstName: 'Noel',
        brokerLastName: 'Landry',
        brokerEmail: 'noel@examples.example',
        surplusLicenseNumber: 'SL 440001',
        surplusLinesState: 'LA',
        signatureOnFile: false,
        isConfirmed: true,
        created,
        modified: created,
      })
      .onConflictDoNothing()
  })
