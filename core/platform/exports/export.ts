import * as z from 'zod/mini'
import { toDecimal } from '../../foundation/money/money.ts'
import { boundedText } from '../../foundation/validation/bounded.ts'
import type { WordingKey } from '../../foundation/wording/namespaces.ts'
import type { WordingParams } from '../../foundation/wording/wording.ts'
import type { Endpoint } from '../api/endpoint.ts'
import { wholeListQuery } from '../lists/whole-list.ts'
import { csvLine } from './csv.ts'

/** Maximum rows of an exported file. */
export const maxExportedRows = 10_000

/** The part of a file name that marks a truncated export. */
export const truncationSuffix = (rows: number): string => `-first-${rows}`

/** The number of rows in a truncated export, from its file name; undefined for a complete one. */
export const truncatedRowsIn = (name: string): number | undefined => {
  const rows = /-first-(\d+)\.csv$/.exec(name)?.[1]
  return rows === undefined ? undefined : Number(rows)
}

/** A list call without its page, and the ids of the columns to export, in order: `a,b,c`. */
export const exportQuery = z.extend(wholeListQuery, {
  columns: boundedText(2_000).check(z.regex(/^[A-Za-z]+(,[A-Za-z]+)*$/)),
})

/** The common properties of all export calls. */
export const exportCall = {
  method: 'GET',
  description:
    'Every row of the same list call, up to 10,000, as CSV in UTF-8 with the requested columns.',
  source: 'own design, based on spec 2 §2',
  audience: 'token',
  rateLimit: 'export',
  query: exportQuery,
  returns: 'file',
  work: 'long',
  errors: ['unknownSort', 'unknownFilter'],
} as const

/** A call that exports a list. */
export type ExportEndpoint = Endpoint & {
  readonly query: typeof exportQuery
  readonly returns: 'file'
}

/** The texts of a file, in the language of the exporting user. */
export interface ExportTexts {
  readonly locale: string
  readonly t: (key: WordingKey) => string
  /** The label of a wire value, `quotes:status` and `READY`; the value itself if it has none. */
  readonly label: (group: `${string}:${string}`, value: string, params?: WordingParams) => string
}

/** An amount in minor units as a number with cents. */
export const exportedAmount = (minor: number): string => toDecimal(minor).toFixed(2)

/** A column of a file. */
export interface ExportColumn<Row> {
  readonly header: WordingKey
  readonly value: (row: Row, texts: ExportTexts) => string
  /** Marks an amount: the currency column precedes the first one. */
  readonly isMoney?: true
}

/** The columns of a file by the ids of the table's columns, and the currency of its amounts. */
export interface ExportColumns<Row> {
  readonly columns: Readonly<Record<string, ExportColumn<Row>>>
  readonly currencyOf: (row: Row) => string
}

/** The header line of a file, and the line of each row; unknown columns are omitted. */
export const exportLines = <Row>(
  { columns, currencyOf }: ExportColumns<Row>,
  asked: string,
  texts: ExportTexts,
): { readonly head: string; readonly line: (row: Row) => string } => {
  const named = [...new Set(asked.split(','))].flatMap((id) =>
    Object.hasOwn(columns, id) ? (columns[id] ?? []) : [],
  )
  const firstAmount = named.findIndex(({ isMoney }) => isMoney)
  const currency: ExportColumn<Row> = { header: 'exports:currency', value: currencyOf }
  const chosen = firstAmount < 0 ? named : named.toSpliced(firstAmount, 0, currency)
  return {
    head: csvLine(chosen.map(({ header }) => texts.t(header))),
    line: (row) => csvLine(chosen.map(({ value }) => value(row, texts))),
  }
}
