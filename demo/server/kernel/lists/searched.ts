import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** Shorter searches match the start of a value only, because parts so short match too many rows. */
const shortest = 3

/**
 * The prefix of each value: two characters, so that with one letter more it is a trigram of the
 * index.
 */
const start = '\n\n'

/** The searched values of a list as one text: lower case, each value after the prefix. */
export const searchedText = (...values: readonly SQLWrapper[]): SQL =>
  sql.join(
    values.map((value) => sql`E'\\n\\n' || lower(coalesce(${value}, ''))`),
    sql` || `,
  )

/** The text to find in a searched text for a search. */
export const soughtText = (search: string): string => {
  const text = search.replaceAll('\n', ' ')
  return Array.from(text).length < shortest ? `${start}${text}` : text
}

/**
 * Whether a row matches: for rows that are checked one by one. A subquery, so that a prepared query
 * makes the letters small once, not for each row.
 */
export const isFound = (searched: SQLWrapper, sought: string): SQL =>
  sql`strpos(${searched}, (select lower(${sought}))) > 0`

/** The parts of a searched text in the index (`search_parts` of the migrations). */
export const searchParts = (searched: SQLWrapper): SQL => sql`search_parts(${searched})`

/** Whether a row can match: for an index of parts. */
export const mayBeFound = (searched: SQLWrapper, sought: string): SQL =>
  sql`${searchParts(searched)} @> sought_parts(lower(${sought}))`
