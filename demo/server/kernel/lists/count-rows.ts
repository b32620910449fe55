import { sql } from 'drizzle-orm'
import { databaseCodeOf, statementTimeout } from '../database/error-code.ts'
import type { Services } from '../services.ts'
import { findPage } from './find-page.ts'
import type { FoundPage, Listing } from './listing.ts'

/** The longest time of one statement that counts. */
const longestCount = sql`set local statement_timeout = '3s'`

/**
 * The number of rows of a list call up to the bound of counts, without a page. What takes too long is
 * answered with the number that a page says.
 */
export const countRows = async (
  { database }: Pick<Services, 'database'>,
  list: Listing,
): Promise<FoundPage> => {
  const first: Listing = { ...list, limit: 1, offset: 0 }
  try {
    const found = await database.transaction(async () => {
      await database.handle().execute(longestCount)
      return findPage(database, { ...first, isCounted: true })
    })
    return { ...found, ids: [] }
  } catch (error) {
    if (databaseCodeOf(error) !== statementTimeout) throw error
    return { ...(await findPage(database, first)), ids: [] }
  }
}
