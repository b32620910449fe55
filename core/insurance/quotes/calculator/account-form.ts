import { addressValuesOf } from './address.ts'
import type { Account } from '../../accounts/model.ts'
import { regionTable } from '../../../foundation/region/regions.ts'
import { formatPhone } from '../../../foundation/validation/phone.ts'
import { textOfAmount } from './amount-text.ts'
import { emptyForm, type CalculatorForm } from './form.ts'

/** The form of a new quote, filled with the account's data. */
export const formOfAccount = (account: Account): CalculatorForm => ({
  ...emptyForm,
  company: {
    name: account.name,
    state: account.state ?? '',
    postcode:
      regionTable[account.region].locationField === 'postcode' ? (account.zipCode ?? '') : '',
    industry: {
      id: account.naicsCode,
      code: account.naicsCode,
      description: account.naicsDescription ?? '',
    },
    revenue: textOfAmount(account.revenue),
    nonUsRevenue: account.nonUsRevenue === undefined ? '' : textOfAmount(account.nonUsRevenue),
    yearEstablished: account.yearEstablished === undefined ? '' : String(account.yearEstablished),
  },
  contact: {
    firstName: account.policyContactFirstName ?? '',
    lastName: account.policyContactLastName ?? '',
    email: account.policyContactEmail ?? '',
    phone: formatPhone(account.region, account.policyContactPhone ?? ''),
  },
  address: addressValuesOf(account),
})
