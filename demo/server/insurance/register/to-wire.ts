import { currencyOf } from '#core/foundation/region/regions.ts'
import { registerFacts, type RegisterCompany } from '#core/insurance/register/model.ts'
import { toWire } from '../../kernel/lists/to-wire.ts'
import { givenFacts } from './given-facts.ts'
import type { RegisterRecord } from './tables.ts'

/** A registered company in its wire form, without unknown facts. */
export const registerCompanyToWire = (record: RegisterRecord): RegisterCompany => {
  const given = givenFacts(record)
  return {
    ...toWire(record),
    domainName: given.domainName,
    domains: given.domains,
    currency: currencyOf[record.region],
    fromRegister: registerFacts.filter((fact) => given[fact] !== undefined),
  }
}
