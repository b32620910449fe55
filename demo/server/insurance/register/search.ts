import { and, asc, eq, inArray, sql, type SQLWrapper } from 'drizzle-orm'
import type { Region } from '#core/foundation/region/regions.ts'
import { foldText } from '#core/foundation/validation/fold-text.ts'
import { nameKey } from '#core/insurance/register/name-key.ts'
import { isFound, soughtText } from '../../kernel/lists/searched.ts'
import type { Database } from '../../kernel/services.ts'
import { registerCompanies as companies, type RegisterRecord } from './tables.ts'

/** Maximum words of a search; further words are ignored. */
const maxWords = 6

/** Maximum rows that are ranked when a search matches many. */
export const maxCompared = 200

/** The words of a search; each must occur in a name, a domain or a place. */
export const wordsOf = (search: string): readonly string[] =>
  foldText(search).split(/\s+/).filter(Boolean).slice(0, maxWords)

/** Rows that contain every word: anywhere, or at the start of a value for a short word. */
export const hasWords = (searched: SQLWrapper, words: readonly string[]) =>
  and(...words.map((word) => isFound(searched, soughtText(word))))

/**
 * Rank of a name for a search: 0 starts with it, 1 has a word that starts with it, 2 matches another
 * value.
 */
export const rankOf = (name: string, search: string): number => {
  const key = nameKey(name)
  const sought = nameKey(search)
  if (key.startsWith(sought)) return 0
  return key.includes(` ${sought}`) ? 1 : 2
}

/** Orders rows by rank, then by name. */
export const byRank =
  (search: string) =>
  (a: { readonly name: string }, b: { readonly name: string }): number =>
    rankOf(a.name, search) - rankOf(b.name, search) || (a.name < b.name ? -1 : 1)

/** Ids of the best further rows: as many as are missing after the first ones. */
export const bestOthers = (
  search: string,
  first: readonly { readonly id: string }[],
  others: readonly { readonly id: string; readonly name: string }[],
  max: number,
): string[] => {
  const known = new Set(first.map(({ id }) => id))
  return others
    .filter(({ id }) => !known.has(id))
    .toSorted(byRank(search))
    .slice(0, max - first.length)
    .map(({ id }) => id)
}

const startingWith = (database: Database, region: Region, start: string, max: number) =>
  database
    .handle()
    .select()
    .from(companies)
    .where(
      and(
        eq(companies.region, region),
        sql`${companies.nameKey} ~>=~ ${start}`,
        sql`${companies.nameKey} ~<~ ${`${start}\u{10FFFF}`}`,
      ),
    )
    .orderBy(sql`${companies.nameKey} using ~<~`, asc(companies.id))
    .limit(max)

/**
 * Companies of a region by name, domain or place, best match first: names that start with the search come
 * before names that contain its words.
 */
export const searchRegister = async (
  database: Database,
  region: Region,
  search: string,
  max: number,
): Promise<readonly RegisterRecord[]> => {
  const words = wordsOf(search)
  const start = nameKey(search)
  if (words.length === 0) return []
  const first = start === '' ? [] : await startingWith(database, region, start, max)
  if (first.length === max) return first
  const others = await database
    .handle()
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    // the region is compared as a value, otherwise it would be looked up in the index of names
    .where(and(sql`${companies.region} || '' = ${region}`, hasWords(companies.searched, words)))
    .limit(maxCompared)
  const ids = bestOthers(search, first, others, max)
  if (ids.length === 0) return first
  const more = await database.handle().select().from(companies).where(inArray(companies.id, ids))
  return [...first, ...more.toSorted(byRank(search))]
}
