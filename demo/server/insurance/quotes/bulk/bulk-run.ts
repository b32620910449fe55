import { and, inArray } from 'drizzle-orm'
import type { BulkProgress, BulkRequest } from '#core/platform/bulk/model.ts'
import { performBulk, type PerformBulk } from '../../../kernel/bulk/perform.ts'
import { startBulk } from '../../../kernel/bulk/start.ts'
import type { BulkRun } from '../../../kernel/bulk/tables.ts'
import type { Context } from '../../../kernel/context.ts'
import { quoteScope } from '../scope.ts'
import { quotes } from '../tables.ts'
import { quoteLabel } from './quote-label.ts'

const nameAll =
  ({ services, viewer }: Context) =>
  async (ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    const { id, quoteNumber, companyName } = quotes
    const rows = await services.database
      .handle()
      .select({ id, quoteNumber, companyName })
      .from(quotes)
      .where(and(inArray(id, [...ids]), quoteScope(viewer)))
    return new Map(rows.map((quote) => [quote.id, quoteLabel(quote)]))
  }

/** An action on several quotes, and its handler for each. */
export interface QuoteRun {
  readonly action: string
  readonly input?: unknown
  readonly perform: PerformBulk
  /** Called after each call, whether or not quotes are left. */
  readonly after?: (run: BulkRun, progress: BulkProgress) => Promise<void>
}

/** Starts or continues an action on several quotes. */
export const runQuoteBulkAction = async (
  context: Context,
  bulkRequest: BulkRequest,
  { action, input = {}, perform, after }: QuoteRun,
): Promise<BulkProgress> => {
  const run = await startBulk(context, { ...bulkRequest, action, input, nameAll: nameAll(context) })
  const progress = await performBulk(context, run, perform)
  await after?.(run, progress)
  return progress
}
