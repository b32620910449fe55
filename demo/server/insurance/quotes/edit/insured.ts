import { insuranceDataOf } from '#core/insurance/regions/insurance-data.ts'
import type { Insured } from '../../accounts/insured.ts'
import {
  changesPrice,
  findInsured,
  createInsured,
  takeOverInsured,
  writeInsured,
} from '../../accounts/insured.ts'
import type { AccountRecord } from '../../accounts/tables.ts'
import { isQuotable } from '#core/insurance/accounts/model.ts'
import type { Contact } from '#core/insurance/quotes/bind/contact.ts'
import type { InsuredData } from '#core/insurance/quotes/model.ts'
import { regionTable } from '#core/foundation/region/regions.ts'
import { regionOfProduct } from '#core/insurance/products/products.ts'
import { postalCodeErrorIn } from '#core/foundation/validation/postal-code.ts'
import { companyNameError } from '#core/foundation/validation/names.ts'
import type { CalculatorInput } from '#core/insurance/rating/model.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import { checkedPhone } from '../../../kernel/phones.ts'
import type { Services } from '../../../kernel/services.ts'
import { isEmbed } from '../../../kernel/scope/permitted.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { invalidateOpenQuotes } from '../lifecycle/invalidate-quotes.ts'
import type { QuoteOwner } from '../quote-owner.ts'

/** Company data that is known to the account but absent from a quote's input. */
interface KnownDetails {
  readonly name: string | undefined
  readonly naicsDescription: string | null
  /** The stored phones of policyholder and company, which are not checked again. */
  readonly stored?: {
    readonly phone?: string | null | undefined
    readonly phoneNumber?: string | null | undefined
  }
}

/**
 * The company of a calculator's input; 400 if its name is invalid or a phone does not belong to its
 * region.
 */
export const insuredOf = (
  input: CalculatorInput,
  contact: Contact,
  details: InsuredData,
  { stored = {}, ...more }: KnownDetails,
): Insured => {
  const region = regionOfProduct[input.product]
  const name = input.account.name?.trim() || more.name
  const nameError = name && companyNameError(name)
  const zipError =
    details.zipCode && postalCodeErrorIn(region, input.account.state, details.zipCode)
  const phone = contact.phone === '' ? '' : checkedPhone(region, contact.phone, stored.phone)
  const phoneNumber =
    details.phoneNumber && checkedPhone(region, details.phoneNumber, stored.phoneNumber)
  const fieldErrors = [
    ...(nameError ? [{ code: nameError, field: 'initialRequestData.account.name' }] : []),
    ...(name !== undefined && /\p{L}/u.test(name)
      ? []
      : [{ code: 'companyNameRequired', field: 'initialRequestData.account.name' }]),
    ...(zipError ? [{ code: zipError, field: 'account.zipCode' }] : []),
    ...(phone === null ? [{ code: 'phoneInvalid', field: 'contact.phone' }] : []),
    ...(phoneNumber === null ? [{ code: 'phoneInvalid', field: 'account.phoneNumber' }] : []),
  ]
  if (fieldErrors.length > 0 || name === undefined || phone === null)
    throw new ApiError('invalidInput', { fieldErrors })
  const { naicsCode, revenue, nonUsRevenue, yearEstablished, state, postcode } = input.account
  const { locationField } = regionTable[region]
  const { splitsRevenue = false } = insuranceDataOf[region]
  return {
    name,
    naicsCode,
    naicsDescription: more.naicsDescription,
    revenue,
    nonUsRevenue: splitsRevenue ? (nonUsRevenue ?? null) : null,
    yearEstablished,
    state: locationField === 'state' ? (state ?? null) : null,
    zipCode: locationField === 'postcode' ? (postcode ?? null) : null,
    contact: { ...contact, phone },
    details: {
      ...details,
      ...(phoneNumber && { phoneNumber }),
    },
  }
}

/** Whether the company's data belongs to the agency, and the viewer is an embed user. */
const isClosedTo = (viewer: Viewer, account: AccountRecord): boolean => {
  if (!isEmbed(viewer)) return false
  const isOthers = viewer.kind === 'key' && account.embedUserId !== viewer.embedUserId
  return isOthers || account.verifiedDate !== null
}

/** How a quote changes its company. */
interface InsuredChange {
  /** The quote that is priced by the new data; a new quote has no id yet. */
  readonly quoteId?: string
  /** The instant of the quote's new version, so that the new data does not count as a later change. */
  readonly at: Date
}

/**
 * Writes the company's data; other open quotes of the account whose price it would change become
 * invalid. A web page cannot change data that the agency has verified or taken over: 409 for data that
 * affects the price.
 */
export const changeInsured = async (
  services: Services,
  viewer: Viewer,
  account: AccountRecord,
  insured: Insured,
  { quoteId, at }: InsuredChange,
): Promise<void> => {
  const isPriced = changesPrice(account, insured)
  if (isClosedTo(viewer, account)) {
    if (isPriced) throw new ApiError('accountFactsDiffer')
    return
  }
  await writeInsured(services, viewer, account, insured, at)
  if (viewer.kind === 'user') await takeOverInsured(services, account)
  if (isPriced) await invalidateOpenQuotes(services, account.id, quoteId ?? null)
}

/**
 * The account of a new quote: the requested one, the same company's in the viewer's scope, or a new
 * one.
 */
export const accountFor = async (
  services: Services,
  viewer: Viewer,
  quoteOwner: QuoteOwner,
  insured: Insured,
  at: Date,
): Promise<string> => {
  const keeper = {
    agencyId: quoteOwner.agency.id,
    embedUserId: quoteOwner.embedUserId,
    region: quoteOwner.agency.region,
  }
  const known = quoteOwner.account ?? (await findInsured(services, viewer, keeper, insured))
  if (known === undefined) return (await createInsured(services, viewer, keeper, insured)).id
  // declined or lost: its quotes became invalid then
  if (!isQuotable(known.status)) throw new ApiError('accountNotEligible')
  await changeInsured(services, viewer, known, insured, { at })
  return known.id
}
