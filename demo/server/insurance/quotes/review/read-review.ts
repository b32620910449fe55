import { eq } from 'drizzle-orm'
import type { Region } from '#core/foundation/region/regions.ts'
import type { FactChange, QuoteReview } from '#core/insurance/quotes/review/model.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import { findIndustry } from '../../../directory/industry-codes/industries.ts'
import { notFound } from '../../../kernel/api-error.ts'
import { toWire } from '../../../kernel/lists/to-wire.ts'
import type { Services } from '../../../kernel/services.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { accounts, type AccountRecord } from '../../accounts/tables.ts'
import { readQuote } from '../read-quote.ts'

const textOf = (value: string | number | null | undefined): string | null =>
  value === null || value === undefined || value === '' ? null : String(value)

const industryText = (region: Region, code: string): string => {
  const industry = findIndustry(region, code)
  return industry === undefined ? code : `${industry.description} (${code})`
}

/** The values that a quote was priced by, next to its account's current ones. */
const changesOf = (
  { region, initialRequestData: { account: priced } }: Quote,
  account: AccountRecord,
): FactChange[] => {
  const pairs = [
    ['name', priced.name, account.name],
    ['naicsCode', industryText(region, priced.naicsCode), industryText(region, account.naicsCode)],
    ['revenue', priced.revenue, account.revenue],
    ['nonUsRevenue', priced.nonUsRevenue, account.nonUsRevenue],
    ['yearEstablished', priced.yearEstablished, account.yearEstablished],
    ['state', priced.state, account.state],
    ['zipCode', priced.postcode, priced.postcode === undefined ? undefined : account.zipCode],
  ] as const
  return pairs
    .map(([field, before, after]) => ({ field, before: textOf(before), after: textOf(after) }))
    .filter(({ before, after }) => before !== null && before !== after)
}

const insuredOf = (quote: Quote, account: AccountRecord): QuoteReview['insured'] => {
  const { nonUsRevenue, noOfEmployeesAll, yearEstablished, phoneNumber } = toWire(account)
  const { address1, address2, city, state, zipCode } = toWire(account)
  return {
    name: account.name,
    industry: quote.naicsDescription ?? quote.naicsCode,
    revenue: account.revenue,
    ...(nonUsRevenue !== undefined && { nonUsRevenue }),
    ...(yearEstablished !== undefined && { yearEstablished }),
    ...(noOfEmployeesAll !== undefined && { noOfEmployeesAll }),
    ...(phoneNumber !== undefined && { phoneNumber }),
    ...(address1 !== undefined && { address1 }),
    ...(address2 !== undefined && { address2 }),
    ...(city !== undefined && { city }),
    ...(state !== undefined && { state }),
    ...(zipCode !== undefined && { zipCode }),
    modified: account.modified.toISOString(),
  }
}

/** A quote for its review; 404 outside the viewer's scope. */
export const readReview = async (
  services: Services,
  viewer: Viewer,
  quoteId: string,
): Promise<QuoteReview> => {
  const quote = await readQuote(services, viewer, { quoteId })
  const [account] = await services.database
    .handle()
    .select()
    .from(accounts)
    .where(eq(accounts.id, quote.accountId))
  if (account === undefined) throw notFound()
  const { global, coverages } = quote.calculatorGeneratedData
  return {
    id: quote.id,
    accountId: quote.accountId,
    quoteNumber: quote.quoteNumber,
    product: quote.product,
    region: quote.region,
    currency: quote.currency,
    companyName: quote.companyName,
    status: quote.status,
    agencyStatus: quote.agencyStatus,
    wraRequestToBind: quote.wraRequestToBind,
    agencyName: quote.agencyName,
    agentFirstName: quote.agentFirstName,
    agentLastName: quote.agentLastName,
    agentEmail: quote.agentEmail,
    agentPhone: quote.agentPhone,
    customerFirstName: quote.customerFirstName,
    customerLastName: quote.customerLastName,
    customerEmail: quote.customerEmail,
    customerPhone: quote.customerPhone,
    limit: quote.limit,
    deductible: quote.deductible,
    premium: quote.premium,
    totalPremium: quote.totalPremium,
    effectiveDate: quote.effectiveDate,
    endDate: quote.endDate,
    expiresOn: quote.expiresOn,
    created: quote.created,
    timezone: quote.timezone,
    modified: quote.modified,
    isSurplus: quote.isSurplus,
    isVerifiedByAgent: quote.isVerifiedByAgent,
    verifiedDate: quote.verifiedDate,
    calculatorGeneratedData: { global, coverages },
    insured: insuredOf(quote, account),
    insuredAddress: quote.insuredAddress,
    // a quote that ended another way is not invalid because of these changes
    changes: quote.status === 'INVALID' ? changesOf(quote, account) : [],
    allowedActions: quote.allowedActions,
    ...(quote.blockedActions && { blockedActions: quote.blockedActions }),
  }
}
