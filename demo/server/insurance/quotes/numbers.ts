import { sql } from 'drizzle-orm'
import type { CalculatorInput } from '#core/insurance/rating/model.ts'
import type { Services } from '../../kernel/services.ts'
import { testNumber } from '../sandbox/numbers.ts'
import { quotes, type QuoteRecord } from './tables.ts'

/** Sequences of human-readable numbers, with their prefixes. */
const series = {
  quote_numbers: 'PQ',
  policy_numbers: 'PP',
  invoice_numbers: 'INV',
} as const

type Series = keyof typeof series

/** The number of a new quote; in test mode it is derived from agency, terms and customer. */
export const quoteNumberOf = (
  services: Services,
  agencyId: string,
  requestedInput: CalculatorInput,
  email: string,
): Promise<string> =>
  services.database.mode() === 'live'
    ? nextNumber(services, 'quote_numbers')
    : testNumber(
        services,
        series.quote_numbers,
        JSON.stringify([agencyId, requestedInput, email]),
        quotes.quoteNumber,
      )

/** The number of a policy or its invoice; in test mode it is derived from its quote's number. */
export const numberOfPolicy = (
  services: Services,
  name: Exclude<Series, 'quote_numbers'>,
  { quoteNumber }: Pick<QuoteRecord, 'quoteNumber'>,
): Promise<string> =>
  services.database.mode() === 'live'
    ? nextNumber(services, name)
    : Promise.resolve(quoteNumber.replace(series.quote_numbers, series[name]))

/** The next number of a series, `PQ-1000042`. Unique; a rolled-back save leaves a gap. */
const nextNumber = async (services: Services, name: Series): Promise<string> => {
  const result: unknown = await services.database
    .handle()
    .execute(sql`select nextval(${name})::text as number`)
  // drizzle leaves the rows of a raw query untyped
  const { rows } = result as { readonly rows: readonly { readonly number: string }[] }
  return `${series[name]}-${rows[0]?.number ?? ''}`
}
