import { CsvError, parse, type Options } from 'csv-parse/sync'
import { applicationRules } from '#core/insurance/accounts/application/model.ts'
import type { Entry } from './entry.ts'
import { fieldNamed } from './field-names.ts'
import { UnreadableFileError } from './unreadable-file.ts'

/**
 * The text of a file: UTF-8, UTF-16 with a byte order mark, otherwise Windows-1252, which spreadsheets
 * write.
 */
export const decodeCsv = (bytes: Uint8Array): string => {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const separators = [',', ';', '\t', '|'] as const

/** The separator that most of the first lines contain outside quotes; on a tie, the one that occurs first. */
const separatorOf = (text: string): string => {
  const lines = text
    .slice(0, 10_000)
    .replace(/"[^"]*"/g, '')
    .split(/\r?\n|\r/)
  const missing = (separator: string): number =>
    lines.filter((line) => !line.includes(separator)).length
  // there may be a title above the header row
  const first = lines.find((line) => separators.some((separator) => line.includes(separator)))
  const position = (separator: string): number => `${first}${separator}`.indexOf(separator)
  const [best = ','] = separators.toSorted(
    (one, other) => missing(one) - missing(other) || position(one) - position(other),
  )
  return best
}

const { maxFields } = applicationRules

const parseRows = (text: string, separator: string, options: Options): string[][] =>
  parse(text, {
    delimiter: separator,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_records_with_empty_values: true,
    to: maxFields + 1,
    ...options,
  })

const checked = (value: string, index: number): string => {
  if (index >= maxFields) throw new UnreadableFileError('tooManyFields')
  return value.trim()
}

/** Rows of cells that are quoted as a whole or not at all (RFC 4180). */
const strictRows = (text: string, separator: string): string[][] =>
  parseRows(text, separator, { trim: true, cast: (value, { index }) => checked(value, index) })

/** Rows of cells that may be quoted in part: `"Acme" LLC` is `Acme LLC`. */
const relaxedRows = (text: string, separator: string): string[][] =>
  parseRows(text, separator, {
    ltrim: true,
    relax_quotes: true,
    // the parser keeps the quotes of such a cell
    cast: (value, { index, quoting }) =>
      checked(quoting ? value.replace(/^"([^"]*)"/, '$1') : value, index),
  })

/** The rows of a CSV text without blank ones. */
const rowsOf = (text: string, separator: string): string[][] => {
  for (const rowsBy of [strictRows, relaxedRows]) {
    try {
      const rows = rowsBy(text, separator)
      if (rows.length > maxFields) throw new UnreadableFileError('tooManyFields')
      return rows
    } catch (error) {
      if (!(error instanceof CsvError)) throw error
    }
  }
  throw new UnreadableFileError('broken')
}

const countFieldNames = (names: readonly (string | undefined)[]): number =>
  names.filter((name) => name !== undefined && fieldNamed(name) !== undefined).length

/** Maximum number of title rows above the header row. */
const maxTitles = 5

/** The index of the row with the most field names. */
const headerRowIndex = (rows: readonly string[][]): number => {
  const counts = rows.slice(0, maxTitles + 1).map(countFieldNames)
  return counts.indexOf(Math.max(...counts))
}

const entryOf = (source = '', value = ''): Entry => ({ sources: [source], value })

/** A name and its value. Two values may be one that contained the separator: `1,250,000`. */
const pairOf = (separator: string, [name = '', ...values]: readonly string[]): Entry => {
  const filled = values.filter(Boolean)
  return {
    ...entryOf(name, filled.join(separator)),
    ...(filled.length > 1 && { isAmbiguous: true }),
  }
}

/** The values of a CSV file: a name and a value per row, or a header row above one row of values. */
export const readCsvFields = (bytes: Uint8Array): readonly Entry[] => {
  const text = decodeCsv(bytes)
    .replace(/^\uFEFF/, '')
    .replace(/^sep=.\r?\n/i, '')
  // oxlint-disable-next-line no-control-regex -- files with control characters are binary
  if (/[\0-\x08\x0E-\x1F]/.test(text)) throw new UnreadableFileError('unknownKind')
  const separator = separatorOf(text)
  const rows = rowsOf(text, separator)
  const position = headerRowIndex(rows)
  const head = rows[position] ?? []
  if (countFieldNames(head) > countFieldNames(rows.map(([name]) => name))) {
    const [values, ...others] = rows.slice(position + 1)
    if (values === undefined) throw new UnreadableFileError('noFields')
    if (others.length > 0) throw new UnreadableFileError('severalCompanies')
    // a value without a name: a separator split an earlier value, so all following ones are misplaced
    if (values.slice(head.length).some(Boolean)) throw new UnreadableFileError('moreValues')
    return head.map((name, column) => entryOf(name, values[column])).filter(isFilled)
  }
  const entries = rows.map((row) => pairOf(separator, row))
  if (!entries.some(isFilled)) throw new UnreadableFileError('noFields')
  return entries.filter(isFilled)
}

const isFilled = ({ value, sources: [name = ''] }: Entry): boolean => value !== '' && name !== ''
