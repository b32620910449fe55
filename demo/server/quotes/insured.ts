import type { Insured } from '../accounts/insured.ts'
import { changesPrice, findInsured, makeInsured, writeInsured } from '../accounts/insured.ts'
import type { AccountRecord } from '../accounts/tables.ts'
import { dialable, type Contact } from '#core/quotes/contact.ts'
import type { InsuredFacts } from '#core/quotes/model.ts'
import { regionOfProduct } from '#core/quotes/products.ts'
import type { CalculatorInput } from '#core/rating/model.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Services } from '../kernel/services.ts'
import { invalidateOthers } from './invalidating.ts'
import type { QuoteOwner } from './owner.ts'

/** The company of a calculator's input; 400 when it has no name or the phone is none of its region. */
export const insuredOf = (
  input: CalculatorInput,
  contact: Contact,
  facts: InsuredFacts,
  more: { readonly name: string | undefined; readonly naicsDescription: string | null },
): Insured => {
  const region = regionOfProduct[input.product]
  const name = input.account.name?.trim() || more.name
  const faults = [
    ...(name !== undefined && /\p{L}/u.test(name)
      ? []
      : [{ code: 'companyNameRequired', field: 'initialRequestData.account.name' }]),
    ...(dialable(region, contact.phone) === null
      ? [{ code: 'phoneInvalid', field: 'contact.phone' }]
      : []),
  ]
  if (faults.length > 0 || name === undefined) throw new Refusal(400, 'invalidInput', { faults })
  const { naicsCode, revenue, yearEstablished, state, postcode } = input.account
  return {
    name,
    naicsCode,
    naicsDescription: more.naicsDescription,
    revenue,
    yearEstablished,
    state: region === 'UK' ? null : (state ?? null),
    zipCode: region === 'UK' ? (postcode ?? null) : null,
    contact,
    facts,
  }
}

/** Writes the company's facts; other open quotes of the account that they would change become invalid. */
export const changeInsured = async (
  services: Services,
  account: AccountRecord,
  insured: Insured,
  { isVisitor, quoteId }: { isVisitor: boolean; quoteId: string | null },
): Promise<void> => {
  const isPriced = changesPrice(account, insured)
  // what an agent has verified is not changed from a web page
  if (isPriced && isVisitor && account.verifiedDate !== null) {
    throw new Refusal(409, 'accountFactsDiffer')
  }
  await writeInsured(services, account, insured)
  if (isPriced) await invalidateOthers(services, account.id, quoteId)
}

/** The account a new quote goes to: the named one, the same company's, or a new one. */
export const accountFor = async (
  services: Services,
  owner: QuoteOwner,
  insured: Insured,
  isVisitor: boolean,
): Promise<string> => {
  const keeper = {
    agencyId: owner.agency.id,
    visitorId: owner.visitorId,
    region: owner.agency.region,
  }
  const known = owner.account ?? (await findInsured(services, keeper, insured))
  if (known === undefined) return (await makeInsured(services, keeper, insured)).id
  await changeInsured(services, known, insured, { isVisitor, quoteId: null })
  return known.id
}
