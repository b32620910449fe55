import { and, eq, inArray, lte, sql, type SQL } from 'drizzle-orm'
import { quoteExpiry, quoteStatuses, type QuoteStatus } from '#core/insurance/quotes/statuses.ts'
import { fieldError } from '../../../kernel/api-error.ts'
import type { Services } from '../../../kernel/services.ts'
import { isStaff, type Viewer } from '../../../kernel/viewer.ts'
import { readAccount } from '../../accounts/service.ts'
import { changesBetween } from '../../../kernel/activity/changes.ts'
import { logChanges } from '../../../kernel/activity/log.ts'
import { quoteSubject } from '../../activity/subjects.ts'
import { cartQuotes } from '../cart/tables.ts'
import { statusColumns } from '../effective-status.ts'
import { quoteScope } from '../scope.ts'
import { quotes } from '../tables.ts'

/** Maximum quotes that one call deletes. */
const maxPerCall = 500

const expiry: Partial<Record<string, string>> = quoteExpiry
const expiring = quoteStatuses.filter((status) => expiry[status] === 'EXPIRED')

/** Selects invalid or expired quotes. */
interface EndedQuotes {
  readonly status: QuoteStatus
  readonly where: (now: Date) => SQL | undefined
}

/** Invalid quotes. */
export const invalidQuotes: EndedQuotes = {
  status: 'INVALID',
  where: () => eq(quotes.status, 'INVALID'),
}

/** Expired quotes, without binders. */
export const expiredQuotes: EndedQuotes = {
  status: 'EXPIRED',
  where: (now) => and(inArray(quotes.status, expiring), lte(quotes.expiresOn, now)),
}

/** Deletes quotes of one account, or of everything that an agency sees; staff must choose an account. */
export const deleteEndedQuotes = (
  services: Services,
  viewer: Viewer,
  accountId: string | undefined,
  { status, where }: EndedQuotes,
): Promise<{ readonly deleted: number; readonly hasMore: boolean }> =>
  services.database.transaction(async () => {
    if (accountId === undefined && isStaff(viewer)) throw fieldError('required', 'accountId')
    if (accountId !== undefined) await readAccount(services, viewer, accountId)
    const handle = services.database.handle()
    const now = services.clock.now()
    const rows = await handle
      .select({
        id: quotes.id,
        accountId: quotes.accountId,
        quoteNumber: quotes.quoteNumber,
      })
      .from(quotes)
      .where(
        and(
          where(now),
          quoteScope(viewer),
          accountId === undefined ? undefined : eq(quotes.accountId, accountId),
        ),
      )
      .limit(maxPerCall)
      .for('update', { skipLocked: true })
    const ids = rows.map(({ id }) => id)
    if (ids.length > 0) {
      await handle.delete(cartQuotes).where(inArray(cartQuotes.quoteId, ids))
      await handle
        .update(quotes)
        .set({
          ...statusColumns('DELETED'),
          statusBefore: sql`${quotes.status}`,
          modified: now,
          revision: sql`${quotes.revision} + 1`,
        })
        .where(inArray(quotes.id, ids))
      const changes = changesBetween({ status }, { status: 'DELETED' })
      await logChanges(
        services,
        viewer,
        rows.map((row) => ({ subject: quoteSubject(row), changes })),
        { at: now },
      )
    }
    return { deleted: ids.length, hasMore: ids.length === maxPerCall }
  })
