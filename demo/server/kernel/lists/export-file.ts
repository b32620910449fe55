import { csvStart } from '#core/platform/exports/csv.ts'
import {
  truncationSuffix,
  exportLines,
  maxExportedRows,
  type ExportColumns,
} from '#core/platform/exports/export.ts'
import type { Context } from '../context.ts'
import type { FileAnswer } from '../route.ts'
import { hasText } from '../wording.ts'
import type { Listing } from './listing.ts'
import type { ReadList } from './read-page.ts'
import { readMatches } from './read-matches.ts'

/** The exported part of a list. */
export interface Exported<Row, Shown> {
  /** The beginning of the file's name. */
  readonly name: string
  readonly list: Listing
  readonly read: ReadList<Row, Shown>
  readonly columns: ExportColumns<Shown>
  /** The ids of the columns, as the call names them. */
  readonly asked: string
}

/** The rows of a list call as a CSV file, in the caller's language. */
export const exportFile = async <Row, Shown>(
  { services, locale }: Pick<Context, 'services' | 'locale'>,
  { name, list, read, columns, asked }: Exported<Row, Shown>,
): Promise<FileAnswer> => {
  const { wording, clock } = services
  const t = wording.in(locale)
  const { head, line } = exportLines(columns, asked, {
    locale,
    t,
    label(group, value, params) {
      const key = `${group}.${value}`
      return hasText(wording, key) ? t(key, params) : value
    },
  })
  const lines = { ...read, show: (row: Row) => line(read.show(row)) }
  const { rows, hasMore } = await readMatches(services, list, maxExportedRows, lines)
  const day = clock.now().toISOString().slice(0, 10)
  return {
    name: `${name}-${day}${hasMore ? truncationSuffix(rows.length) : ''}.csv`,
    type: 'text/csv; charset=utf-8',
    bytes: new TextEncoder().encode(`${csvStart}${head}${rows.join('')}`),
  }
}
