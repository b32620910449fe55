import { or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { foldText } from '#core/foundation/validation/fold-text.ts'
import { rowsOf } from '../database/rows-of.ts'
import type { Handle } from '../services.ts'
import { soughtParts } from './sought-parts.ts'

/** Shorter searches match the start of a value only, because parts so short match too many rows. */
const shortest = 3

/**
 * The prefix of each value: two characters, so that with one letter more it is a trigram of the
 * index.
 */
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

/** Whether a row matches: for rows that are checked one by one. */
export const isFound = (searched: SQLWrapper, sought: string): SQL =>
  sql`strpos(${searched}, ${sought}) > 0`

/** The parts of a searched text in the index (`search_parts` of the migrations). */
export const searchParts = (searched: SQLWrapper): SQL => sql`search_parts(${searched})`

/** Whether a row can match a folded text: for an index of parts. */
export const mayBeFound = (searched: SQLWrapper, sought: string): SQL => {
  // one value, however many parts, so that prepared queries differ little
  const parts = `{${soughtParts(sought).join(',')}}`
  return sql`${searchParts(searched)} @> ${parts}::integer[]`
}

/** The same within each value of a set, and a mark of the row (`search_parts_of` of the migrations). */
export const searchPartsOf = (sets: SQLWrapper, mark: SQLWrapper, searched: SQLWrapper): SQL =>
  sql`search_parts_of(${sets}, ${mark}, ${searched})`

/** The value whose parts stand for those of all values of a row that has many. */
const ofMany = ''

/** Rows with one of the values and one of the marks. */
interface OwnRows {
  readonly column: SQLWrapper
  readonly values: readonly string[]
  readonly mark: SQLWrapper
  readonly marks: readonly string[]
}

/** Whether such a row can match: for the index of these parts. */
export const mayBeFoundOf = (
  { column, values, mark, marks }: OwnRows,
  searched: SQLWrapper,
  sought: string,
): SQL | undefined => {
  const parts = soughtParts(sought)
  const partOf = (value: string, part: number): SQL =>
    sql`(hashtextextended(${value}, ${part}::bigint) >> 33)::integer`
  return or(
    ...[...values, ofMany]
      .flatMap((value) => marks.map((each) => value + each))
      .map((value) => {
        const own = parts.map((part) => partOf(value, part))
        return sql`${searchPartsOf(column, mark, searched)} @> array[${sql.join(own, sql`, `)}]`
      }),
  )
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
