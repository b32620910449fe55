import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** Searches shorter than this match how a value begins: their letter triples say too little for parts. */
const shortest = 3

/** What a list is searched by as one text: lower case, each value after a line break of its own. */
export const searchedText = (...values: readonly SQLWrapper[]): SQL =>
  sql.join(
    values.map((value) => sql`E'\\n' || lower(coalesce(${value}, ''))`),
    sql` || `,
  )

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** The pattern by which a search is found in a searched text. */
export const patternOf = (text: string): string =>
  `${Array.from(text).length < shortest ? '%\n' : '%'}${escaped(text)}%`
