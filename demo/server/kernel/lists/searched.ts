import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { foldText } from '#core/foundation/validation/fold-text.ts'
import { rowsOf } from '../database/rows-of.ts'
import type { Handle } from '../services.ts'

/** Shorter searches match the start of a value only, because parts so short match too many rows. */
const shortest = 3

/** The prefix of each value: no search contains it, and the trigram index finds the start of a word after it. */
const start = '\n\n'

/** A text as searches compare it (`fold_text` of the migrations). */
export const foldedText = (text: SQLWrapper): SQL => sql`fold_text(${text})`

/** The searched values of a list as one folded text, each value after the prefix. */
export const searchedText = (...values: readonly SQLWrapper[]): SQL =>
  foldedText(
    sql.join(
      values.map((value) => sql`E'\\n\\n' || lower(coalesce(${value}, ''))`),
      sql` || `,
    ),
  )

/** The text to find in a folded text for a folded search. */
export const soughtText = (search: string): string => {
  const text = search.replaceAll('\n', ' ')
  return Array.from(text).length < shortest ? `${start}${text}` : text
}

/** What trigrams are made of: three letters in a row, the start of a word, or two letters at its end. */
const trigram = /[\p{L}\p{N}]{3}|[^\p{L}\p{N}][\p{L}\p{N}]|[\p{L}\p{N}]{2}[^\p{L}\p{N}]/u

/** Whether a folded text contains another one. */
export const isFound = (searched: SQLWrapper, sought: string): SQL => {
  // without a trigram to look for, the index of trigrams would be read as a whole
  const text = trigram.test(sought) ? searched : sql`(${searched} || '')`
  return sql`${text} like ${`%${sought.replace(/[\\%_]/g, String.raw`\$&`)}%`}`
}

/**
 * A search as the database folds searched texts. ASCII is folded here, because all databases agree on
 * it; one of marks alone, which fold to nothing, finds nothing.
 */
export const folded = async (handle: Handle, search: string): Promise<string> => {
  const text = search.trim()
  if (/^\p{ASCII}*$/u.test(text)) return foldText(text) || text
  const result = await handle.execute(sql`select fold_text(${text}) as text`)
  return rowsOf<{ readonly text: string }>(result)[0]?.text || text
}
