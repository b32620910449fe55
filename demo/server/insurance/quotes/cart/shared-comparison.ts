import { and, eq, gt, inArray, ne } from 'drizzle-orm'
import { currencyOf } from '#core/foundation/region/regions.ts'
import { sharedDays, type SharedComparison } from '#core/insurance/quotes/cart/sharing.ts'
import { notFound } from '../../../kernel/api-error.ts'
import { instantAfter } from '../../../kernel/lists/instants.ts'
import type { Services } from '../../../kernel/services.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { agencyOf } from '../../../directory/agencies/service.ts'
import { customerLink } from '../mail/customer-link.ts'
import { effectiveStatusOf } from '../effective-status.ts'
import { quoteScope } from '../scope.ts'
import { openTextsOf } from '../subjectivities/service.ts'
import { quotePrices, quotes, type QuoteRecord } from '../tables.ts'
import { comparisons, type SharedVariation } from './tables.ts'

/** Quotes of one account with the names that they are shared under. */
export interface VariationToShare {
  readonly record: QuoteRecord
  readonly name: string
}

/** Creates a comparison in the caller's transaction, and a link to it that a security code opens. */
export const shareQuotes = async (
  services: Services,
  shared: readonly [VariationToShare, ...VariationToShare[]],
  /** The recipient of the code; the policyholder by default. */
  reader: Parameters<typeof customerLink>[1] = shared[0].record,
): Promise<string> => {
  const [{ record }] = shared
  const id = services.newId()
  const created = services.clock.now()
  await services.database
    .handle()
    .insert(comparisons)
    .values({
      id,
      accountId: record.accountId,
      agencyId: record.agencyId,
      variations: shared.map(({ record: { id: quoteId }, name }) => ({ quoteId, name })),
      created,
      expires: instantAfter(created, sharedDays),
    })
  return customerLink(services, reader, {
    flow: 'OTHER',
    grant: { kind: 'comparison', id },
    redirectPath: `/quote/comparison/${id}`,
  })
}

/**
 * A comparison's quotes with their prices, in its order, without deleted quotes and those outside the
 * viewer's scope.
 */
export const comparedQuotes = async (
  services: Services,
  viewer: Viewer,
  comparisonId: string,
  variations: readonly SharedVariation[],
) => {
  const isItsToken =
    viewer.kind === 'record' &&
    viewer.grant.kind === 'comparison' &&
    viewer.grant.id === comparisonId
  const ids = variations.map(({ quoteId }) => quoteId)
  const rows = await services.database
    .handle()
    .select({
      quote: quotes,
      price: quotePrices.price,
      adjustments: quotePrices.adjustments,
    })
    .from(quotes)
    .innerJoin(quotePrices, eq(quotePrices.quoteId, quotes.id))
    .where(
      and(
        inArray(quotes.id, ids),
        ne(quotes.status, 'DELETED'),
        isItsToken ? undefined : quoteScope(viewer),
      ),
    )
  return variations.flatMap(({ quoteId, name }) => {
    const row = rows.find(({ quote }) => quote.id === quoteId)
    return row === undefined ? [] : [{ ...row, name }]
  })
}
export type ComparedQuote = Awaited<ReturnType<typeof comparedQuotes>>[number]

const variationToWire = async (
  services: Services,
  { quote, price, adjustments, name }: ComparedQuote,
): Promise<SharedComparison['variations'][number]> => ({
  id: quote.id,
  quoteNumber: quote.quoteNumber,
  presetName: name,
  product: quote.product,
  currency: currencyOf[quote.region],
  status: effectiveStatusOf(quote, services.clock.now()),
  premium: quote.premium,
  totalPremium: quote.totalPremium,
  limit: quote.limit,
  deductible: quote.deductible,
  effectiveDate: quote.effectiveDate,
  endDate: quote.endDate,
  expiresOn: quote.expiresOn.toISOString(),
  calculatorGeneratedData: { global: price.global, coverages: price.coverages },
  excludedEvents: (adjustments.events ?? []).map(({ claimNumber, claimName, claimDate }) => ({
    claimNumber,
    claimName,
    claimDate,
  })),
  openSubjectivities: [...(await openTextsOf(services, quote.id))],
})

/** Compared quotes in their wire form, which documents use too. */
export const comparisonToWire = async (
  services: Services,
  id: string,
  compared: readonly ComparedQuote[],
): Promise<SharedComparison> => {
  const [first] = compared
  if (first === undefined) throw notFound()
  const { quote } = first
  return {
    id,
    companyName: quote.companyName,
    agencyName: (await agencyOf(services, quote.agencyId)).name,
    agentName: `${quote.agentFirstName} ${quote.agentLastName}`.trim(),
    agentEmail: quote.agentEmail,
    agentPhone: quote.agentPhone,
    variations: await Promise.all(compared.map((each) => variationToWire(services, each))),
  }
}

/** The quotes of a comparison that has not expired; 404 outside the viewer's scope. */
export const sharedQuotes = async (
  services: Services,
  viewer: Viewer,
  id: string,
): Promise<readonly ComparedQuote[]> => {
  const [found] = await services.database
    .handle()
    .select({ variations: comparisons.variations })
    .from(comparisons)
    .where(and(eq(comparisons.id, id), gt(comparisons.expires, services.clock.now())))
  if (found === undefined) throw notFound()
  return comparedQuotes(services, viewer, id, found.variations)
}

/** A shared comparison with its quotes' current terms. */
export const readComparison = async (
  services: Services,
  viewer: Viewer,
  id: string,
): Promise<SharedComparison> =>
  comparisonToWire(services, id, await sharedQuotes(services, viewer, id))
