import { currencyOf } from '#core/foundation/region/regions.ts'
import { registerFacts, type RegisterCompany } from '#core/insurance/register/model.ts'
import { toWire } from '../../kernel/lists/to-wire.ts'
import { registerValues } from './register-values.ts'
import type { RegisterRecord } from './tables.ts'

/** A registered company in its wire form, without unknown values. */
export const registerCompanyToWire = (record: RegisterRecord): RegisterCompany => {
  const values = registerValues(record)
  return {
    ...toWire(record),
    domainName: values.domainName,
    domains: values.domains,
    currency: currencyOf[record.region],
    fromRegister: registerFacts.filter((field) => values[field] !== undefined),
  }
}
