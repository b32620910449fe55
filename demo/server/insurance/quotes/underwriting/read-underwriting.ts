import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { currencyOf } from '#core/foundation/region/regions.ts'
import { authorityFor } from '#core/insurance/quotes/underwriting/authority-excess.ts'
import { openQuoteStatuses } from '#core/insurance/quotes/statuses.ts'
import type { Underwriting } from '#core/insurance/quotes/underwriting/model.ts'
import type { BuildUp } from '#core/insurance/rating/build-up.ts'
import { ApiError, notFound } from '../../../kernel/api-error.ts'
import type { Services } from '../../../kernel/services.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { accounts } from '../../accounts/tables.ts'
import { buildUpOf } from '../../rating/rater-data.ts'
import { authorityScopeOf } from '../quote-state.ts'
import { lossesOf } from './losses.ts'
import { storedDecisionsOf } from '../price/stored-decisions.ts'
import { priceRecordOf } from '../price/stored-prices.ts'
import { quoteScope } from '../scope.ts'
import { quotes, type PriceRecord, type QuoteRecord } from '../tables.ts'

/** Maximum listed duplicates. */
const maxDuplicates = 5

/** The parts of a saved premium; undefined if today's rates give a different one. */
const savedBuildUp = (record: QuoteRecord, stored: PriceRecord): BuildUp | undefined => {
  try {
    const made = buildUpOf(stored.input, record.lastPatched, storedDecisionsOf(stored))
    return made.premium === stored.price.premium ? made : undefined
  } catch (error) {
    // terms that are no longer offered
    if (error instanceof ApiError) return undefined
    throw error
  }
}

/** Open quotes of the company in other accounts, last changed first. */
const duplicatesOf = async (
  { database }: Services,
  viewer: Viewer,
  { accountId }: QuoteRecord,
): Promise<Underwriting['duplicates']> => {
  const own = alias(accounts, 'own')
  const rows = await database
    .handle()
    .select({ quote: quotes })
    .from(own)
    .innerJoin(accounts, and(eq(accounts.companyId, own.companyId), ne(accounts.id, own.id)))
    .innerJoin(quotes, eq(quotes.accountId, accounts.id))
    .where(
      and(
        eq(own.id, accountId),
        inArray(quotes.effectiveStatus, [...openQuoteStatuses, 'BOUND']),
        quoteScope(viewer),
      ),
    )
    .orderBy(desc(quotes.modified), quotes.id)
    .limit(maxDuplicates)
  return rows.map(({ quote }) => ({
    id: quote.id,
    quoteNumber: quote.quoteNumber,
    companyName: quote.companyName,
    agencyName: quote.agencyName,
    status: quote.effectiveStatus,
    totalPremium: quote.totalPremium,
    currency: currencyOf[quote.region],
  }))
}

/** The underwriting view of a quote, besides its terms. */
export const readUnderwriting = async (
  services: Services,
  viewer: Viewer,
  quoteId: string,
): Promise<Underwriting> => {
  const [record] = await services.database
    .handle()
    .select()
    .from(quotes)
    .where(and(eq(quotes.id, quoteId), quoteScope(viewer)))
  if (record === undefined) throw notFound()
  const stored = await priceRecordOf(services, record.id)
  const made = savedBuildUp(record, stored)
  const { revenue, limit, premium, hazard, age } = stored.risk
  const own = viewer.kind === 'user' ? viewer.authority : undefined
  const limits = own && authorityFor(own, authorityScopeOf(record))
  return {
    ...(limits && { authority: limits }),
    ...(made && { buildUp: made }),
    risk: { revenue, limit, premium, hazard, age },
    losses: await lossesOf(services, viewer, record, stored),
    duplicates: await duplicatesOf(services, viewer, record),
  }
}
