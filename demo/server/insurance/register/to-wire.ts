import { currencyOf } from '#core/foundation/region/regions.ts'
import { registerFacts, type RegisterCompany } from '#core/insurance/register/model.ts'
import { toWire } from '../../kernel/lists/to-wire.ts'
import { givenFacts } from './given-facts.ts'
import type { RegisterRecord } from './tables.ts'

/** A company of the register in its wire form; facts that are not known are absent. */
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
