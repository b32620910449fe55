import { sql } from 'drizzle-orm'
import type { Services } from '../../kernel/services.ts'

/** Sequences of human-readable numbers, with their prefixes. */
const series = {
  quote_numbers: 'PQ',
  policy_numbers: 'PP',
  invoice_numbers: 'INV',
} as const

/** The next number of a series, `PQ-1000042`. Unique; a gap comes from a rolled-back save. */
export const nextNumber = async (
  services: Services,
  name: keyof typeof series,
): Promise<string> => {
  const result: unknown = await services.database
    .handle()
    .execute(sql`select nextval(${name})::text as number`)
  // drizzle leaves the rows of a raw query untyped
  const { rows } = result as { readonly rows: readonly { readonly number: string }[] }
  return `${series[name]}-${rows[0]?.number ?? ''}`
}
