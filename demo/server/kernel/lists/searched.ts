import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { foldText } from '#core/foundation/validation/fold-text.ts'
import { rowsOf } from '../database/rows-of.ts'
import type { Handle } from '../services.ts'

/**
 * Shorter searches match only the start of a value, because they would match too many rows
 * elsewhere.
 */
const shortest = 3

/** The prefix of each value: no search contains it, and the trigram index finds the start of a word after it. */
const start = '\n\n'

/** The folded form of a text, by which searches compare (`fold_text` of the migrations). */
export const foldedText = (text: SQLWrapper): SQL => sql`fold_text(${text})`

/** The searched values of a list as one folded text, each value after the prefix. */
export const searchedText = (...values: readonly SQLWrapper[]): SQL =>
  foldedText(
    sql.join(
      values.map((value) => sql`E'\\n\\n' || lower(coalesce(${value}, ''))`),
      sql` || `,
    ),
  )

/** The substring that a folded search looks for. */
export const soughtText = (search: string): string => {
  const text = search.replaceAll('\n', ' ')
  return Array.from(text).length < shortest ? `${start}${text}` : text
}

/**
 * Character sequences that form trigrams: three letters in a row, the start of a word, or two
 * letters at its end.
 */
const trigram = /[\p{L}\p{N}]{3}|[^\p{L}\p{N}][\p{L}\p{N}]|[\p{L}\p{N}]{2}[^\p{L}\p{N}]/u

/** Whether a folded text contains another one. */
export const isFound = (searched: SQLWrapper, sought: string): SQL => {
  // a search without a trigram would scan the whole trigram index
  const text = trigram.test(sought) ? searched : sql`(${searched} || '')`
  return sql`${text} like ${`%${sought.replace(/[\\%_]/g, String.raw`\$&`)}%`}`
}

/**
 * A search, folded like the searched texts. ASCII is folded here, because all databases agree on
 * it. A search of combining marks only folds to an empty text and finds nothing.
 */
export const folded = async (handle: Handle, search: string): Promise<string> => {
  const text = search.trim()
  if (/^\p{ASCII}*$/u.test(text)) return foldText(text) || text
  const result = await handle.execute(sql`select fold_text(${text}) as text`)
  return rowsOf<{ readonly text: string }>(result)[0]?.text || text
}
