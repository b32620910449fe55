import { eq } from 'drizzle-orm'
import { agencies } from '../../../directory/agencies/tables.ts'
import { agencyOf } from '../../../directory/agencies/service.ts'
import type { Services } from '../../../kernel/services.ts'
import { customerLink } from '../mail/customer-link.ts'
import type { QuoteRecord } from '../tables.ts'

/**
 * Whether an agency can request to bind a quote by its link, not only read it: if a wholesale agency
 * sends or receives it (spec 2 §2).
 */
export const leadsToReview = async (
  services: Services,
  record: Pick<QuoteRecord, 'agencyId'>,
  toAgency: string,
): Promise<boolean> => {
  if ((await agencyOf(services, record.agencyId)).isWholesale) return true
  const [named] = await services.database
    .handle()
    .select({ isWholesale: agencies.isWholesale })
    .from(agencies)
    .where(eq(agencies.name, toAgency))
  return named?.isWholesale === true
}

/** The Review & Request to bind link of a quote, opened by a security code sent to its recipient. */
export const reviewLink = (
  services: Services,
  record: QuoteRecord,
  reader: Parameters<typeof customerLink>[1],
): Promise<string> =>
  customerLink(services, reader, {
    flow: 'QUOTE_REVIEW',
    grant: { kind: 'quote', id: record.id },
    redirectPath: `/quote/${record.id}/request-to-bind/${record.product}`,
  })
