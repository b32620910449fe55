import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format, type FormatConfig } from 'oxfmt'
import { root } from '../bin/root.ts'
import { figureTable, type Figure } from './figure.ts'
import type { PartName } from './parts.ts'

/** A text with another table between the marks of a part. */
export const withTable = (text: string, part: PartName, figures: readonly Figure[]): string => {
  const head = `<!-- figures: ${part} -->\n`
  const [before, rest] = text.split(head)
  const end = rest?.indexOf('\n<!-- /figures -->') ?? -1
  if (before === undefined || rest === undefined || end < 0) {
    throw new Error(`No place for the figures of ${part}`)
  }
  return `${before}${head}\n${figureTable(figures)}\n${rest.slice(end)}`
}

/** Writes the table of a part into the README. */
export const writeReadme = async (part: PartName, figures: readonly Figure[]): Promise<void> => {
  const file = join(root, 'README.md')
  const config = JSON.parse(await readFile(join(root, '.oxfmtrc.json'), 'utf8')) as FormatConfig
  const text = withTable(await readFile(file, 'utf8'), part, figures)
  const { code, errors } = await format(file, text, config)
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  await writeFile(file, code)
}
