import { eq } from 'drizzle-orm'
import { accounts } from '../accounts/tables.ts'
import { agencies } from '../../directory/agencies/tables.ts'
import { notFound } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import { policies, type PolicyRecord } from '../policies/tables.ts'
import { openTextsOf } from '../quotes/subjectivities/service.ts'
import { quotePrices, quotes } from '../quotes/tables.ts'
import type { DocumentData } from './blocks.ts'

const selectData = (services: Services) =>
  services.database
    .handle()
    .select({
      quote: quotes,
      price: quotePrices.price,
      input: quotePrices.input,
      adjustments: quotePrices.adjustments,
      account: accounts,
      agency: agencies,
    })
    .from(quotes)
    .innerJoin(quotePrices, eq(quotePrices.quoteId, quotes.id))
    .innerJoin(accounts, eq(accounts.id, quotes.accountId))
    .innerJoin(agencies, eq(agencies.id, quotes.agencyId))

/** A quote with its account and agency. The caller has checked access. */
export const quoteData = async (services: Services, quoteId: string): Promise<DocumentData> => {
  const [data] = await selectData(services).where(eq(quotes.id, quoteId))
  if (data === undefined) throw notFound()
  return { ...data, openSubjectivities: await openTextsOf(services, quoteId) }
}

/** A policy with its quote. The caller has checked access. */
export const policyData = async (
  services: Services,
  policyId: string,
): Promise<DocumentData & { readonly policy: PolicyRecord }> => {
  const [policy] = await services.database
    .handle()
    .select()
    .from(policies)
    .where(eq(policies.id, policyId))
  if (policy === undefined) throw notFound()
  return { ...(await quoteData(services, policy.quoteId)), policy }
}
