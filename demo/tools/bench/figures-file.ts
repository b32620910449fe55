import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format, type FormatConfig } from 'oxfmt'
import { root } from '../bin/root.ts'
import { figureTable, type Figure } from './figure.ts'
import type { PartName } from './parts.ts'

interface Table {
  readonly part: PartName
  readonly figures: readonly Figure[]
  /** Whether rows of other subjects (`subject: figure`) are preserved. */
  readonly isPartial?: boolean
}

/** The subject of a table's row: `admin` of `| admin: 95th percentile | … |`. */
const subjectOf = (row: string): string => /^\| ([^|:]*):/.exec(row)?.[1] ?? ''

/**
 * Adds the rows of the previous table for subjects that were not measured, in the previous order.
 */
const withOthers = (table: string, before: string): string => {
  const rowsOf = (text: string) => text.split('\n').filter((line) => subjectOf(line) !== '')
  const own = Map.groupBy(rowsOf(table), subjectOf)
  const head = table.split('\n').slice(0, 2)
  const all = new Map([...Map.groupBy(rowsOf(before), subjectOf), ...own])
  return [...head, ...[...all.values()].flat()].join('\n')
}

/** Replaces the table between the markers of a part. */
export const withTable = (text: string, { part, figures, isPartial = false }: Table): string => {
  const head = `<!-- figures: ${part} -->\n`
  const [before, rest] = text.split(head)
  const end = rest?.indexOf('\n<!-- /figures -->') ?? -1
  if (before === undefined || rest === undefined || end < 0) {
    throw new Error(`No markers for the figures of ${part}`)
  }
  const table = figureTable(figures)
  const written = isPartial ? withOthers(table, rest.slice(0, end)) : table
  return `${before}${head}\n${written}\n${rest.slice(end)}`
}

/** Writes the table of a part into `demo/FIGURES.md`. */
export const writeFigures = async (table: Table): Promise<void> => {
  const file = join(root, 'demo/FIGURES.md')
  const config = JSON.parse(await readFile(join(root, '.oxfmtrc.json'), 'utf8')) as FormatConfig
  const text = withTable(await readFile(file, 'utf8'), table)
  const { code, errors } = await format(file, text, config)
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  await writeFile(file, code)
}
