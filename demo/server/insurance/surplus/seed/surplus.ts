import { surplusLicenses } from '../tables.ts'
import type { Services } from '../../../kernel/services.ts'
import { organisationIds } from '../../../kernel/seed/ids.ts'

/**
 * Brokers of the demo's agencies with surplus lines licenses. None is licensed in Montana, so quotes
 * there are rejected.
 */
export const seedSurplus = async ({ database, clock, newId }: Services): Promise<void> => {
  const created = clock.now()
  const license = (agencyId: string, broker: readonly [string, string], number: string) => ({
    id: newId(),
    agencyId,
    brokerFirstName: broker[0],
    brokerLastName: broker[1],
    brokerEmail: `${broker[0]}.${broker[1]}@surplus.example`.toLowerCase(),
    surplusLicenseNumber: number,
    surplusLinesState: 'LA',
    signatureOnFile: false,
    isConfirmed: true,
    created,
    modified: created,
  })
  await database
    .handle()
    .insert(surplusLicenses)
    .values([
      license(organisationIds.wholesale, ['Odette', 'Fontenot'], 'SL 440912'),
      license(organisationIds.harbor, ['Marcel', 'Guidry'], 'SL 440377'),
    ])
}
