import type { TestPlatform } from '../../testing/platform.ts'
import { registerCompanies, type RegisterRecord } from './tables.ts'

type Registered = Partial<RegisterRecord> & Pick<RegisterRecord, 'id' | 'name'>

/** Adds a company in Texas to the register. */
export const register = async ({ services }: TestPlatform, company: Registered): Promise<void> => {
  await services.database
    .handle()
    .insert(registerCompanies)
    .values({
      region: 'US',
      nameKey: company.name.toLowerCase(),
      domains: [],
      address1: '1 Forge Row',
      city: 'Austin',
      state: 'TX',
      zipCode: '78701',
      ...company,
    })
}
