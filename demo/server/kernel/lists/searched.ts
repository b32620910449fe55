import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** Searches shorter than this match how a value begins: they say too little for parts. */
const shortest = 3

/** What stands before each value. Two characters, so that with one letter more it is a part of the index. */
const start = '\n\n'

/** What a list is searched by as one text: lower case, each value after a start of its own. */
export const searchedText = (...values: readonly SQLWrapper[]): SQL =>
  sql.join(
    values.map((value) => sql`E'\\n\\n' || lower(coalesce(${value}, ''))`),
    sql` || `,
  )

/** The text that a searched text has in it when it is found by a search. */
export const soughtText = (search: string): string => {
  const text = search.replaceAll('\n', ' ')
  return Array.from(text).length < shortest ? `${start}${text}` : text
}

/** Whether a row is found: for rows that are looked at one by one. */
export const isFound = (searched: SQLWrapper, sought: string): SQL =>
  sql`strpos(${searched}, lower(${sought})) > 0`

/** What the index of a searched text holds of it (`search_parts` of the migrations). */
export const searchParts = (searched: SQLWrapper): SQL => sql`search_parts(${searched})`

/** Whether a row can be found: for an index of parts. */
export const mayBeFound = (searched: SQLWrapper, sought: string): SQL =>
  sql`${searchParts(searched)} @> sought_parts(lower(${sought}))`
