import { and, asc, eq, gte, inArray } from 'drizzle-orm'
import type { Region } from '#core/foundation/region/regions.ts'
import { nameKey } from '#core/insurance/register/name-key.ts'
import type { Database } from '../../../kernel/services.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import {
  bestOthers,
  byRank,
  hasWords,
  maxCompared,
  rankOf,
  wordsOf,
} from '../../register/search.ts'
import { accountScope } from '../scope.ts'
import { accounts, type AccountRecord } from '../tables.ts'

/** Accounts whose names begin with the search, in the order of their names. */
const namesFrom = async (
  database: Database,
  viewer: Viewer,
  { region, search, max }: { region: Region; search: string; max: number },
): Promise<readonly AccountRecord[]> => {
  const rows = await database
    .handle()
    .select()
    .from(accounts)
    .where(
      and(
        accountScope(viewer),
        eq(accounts.region, region),
        gte(accounts.nameKey, nameKey(search)),
      ),
    )
    .orderBy(asc(accounts.nameKey), asc(accounts.id))
    .limit(max)
  return rows.filter(({ name }) => rankOf(name, search) === 0)
}

/** The viewer's own accounts by name, domain or place, best match first. */
export const searchOwnAccounts = async (
  database: Database,
  viewer: Viewer,
  region: Region,
  search: string,
  max: number,
): Promise<readonly AccountRecord[]> => {
  const words = wordsOf(search)
  if (words.length === 0) return []
  const first = (await namesFrom(database, viewer, { region, search, max })).toSorted(
    byRank(search),
  )
  if (first.length >= max) return first.slice(0, max)
  const others = await database
    .handle()
    .select({ id: accounts.id, name: accounts.name })
    .from(accounts)
    .where(
      and(accountScope(viewer), eq(accounts.region, region), hasWords(accounts.searched, words)),
    )
    .limit(maxCompared)
  const ids = bestOthers(search, first, others, max)
  if (ids.length === 0) return first
  const more = await database.handle().select().from(accounts).where(inArray(accounts.id, ids))
  return [...first, ...more.toSorted(byRank(search))]
}
