import { currencyOf } from '#core/foundation/region/regions.ts'
import { registerFacts, type RegisterCompany } from '#core/insurance/register/model.ts'
import { toWire } from '../../kernel/lists/to-wire.ts'
import type { RegisterRecord } from './tables.ts'

/** A company of the register in its wire form; facts that are not known are absent. */
export const registerCompanyToWire = ({ domains, ...record }: RegisterRecord): RegisterCompany => {
  const known = { ...record, domains: domains.length > 0 ? domains : null }
  return {
    ...toWire(known),
    currency: currencyOf[record.region],
    fromRegister: registerFacts.filter((fact) => known[fact] !== null),
  }
}
