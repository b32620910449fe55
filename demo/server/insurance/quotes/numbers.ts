import { sql } from 'drizzle-orm'
import type { Services } from '../../kernel/services.ts'

/** Sequences that human numbers come from, and how each number is written. */
const series = {
  quote_numbers: 'PQ',
  policy_numbers: 'PP',
  invoice_numbers: 'INV',
} as const

/** The next number of a series, `PQ-1000042`. Never given twice; a gap means a save that was undone. */
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
