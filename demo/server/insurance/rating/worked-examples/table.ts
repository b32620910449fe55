import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { QuotedProduct } from '#core/insurance/products/products.ts'

/** A row of `examples.csv`: a company, its terms and the underwriter's decisions. */
export interface WorkedExample {
  readonly number: string
  readonly product: QuotedProduct
  /** A state, or a postcode in regions without states. */
  readonly place: string
  readonly industry: string
  /** Whole units of the currency, like every amount here. */
  readonly revenue: number
  readonly established: number
  /** Undefined if the question was skipped. */
  readonly claims: number | undefined
  /** By question; skipped ones are absent. */
  readonly answers: Readonly<Record<string, 'YES' | 'NO'>>
  readonly preset: 1 | 2 | 3
  readonly limit: number
  readonly deductible: number
  readonly waiting: number
  readonly retro: number
  readonly underlying: number | undefined
  readonly surplus: boolean
  readonly tria: boolean
  /** Total percent. */
  readonly irpm: number
  /** Excluded events. */
  readonly events: number
  /** The date of the price: years in business count up to its year. */
  readonly priced: string
  readonly starts: string
  readonly ends: string
}

/** The expected amounts of a row, in cents. */
export interface Expected {
  readonly premium: number
  readonly fee: number
  readonly taxes: number
  readonly total: number
}

const cents = (text: string): number => Math.round(Number(text) * 100)

const isYes = (text: string): boolean => text === 'yes'

/** `a=YES b=NO` by name. */
const answersOf = (text: string): WorkedExample['answers'] =>
  Object.fromEntries(
    text
      .split(' ')
      .filter(Boolean)
      .map((each) => {
        const [question = '', answer] = each.split('=')
        return [question, answer === 'NO' ? 'NO' : 'YES']
      }),
  )

const presetOf = (text: string): WorkedExample['preset'] =>
  text === '1' ? 1 : text === '3' ? 3 : 2

/** Every worked example with its amounts. */
export const workedExamples = (): readonly {
  readonly example: WorkedExample
  readonly expected: Expected
}[] => {
  const text = readFileSync(join(import.meta.dirname, 'examples.csv'), 'utf8')
  const [head = '', ...lines] = text.trim().split('\n')
  const names = head.split(',')
  return lines.map((line) => {
    const cells = line.split(',')
    const cell = (name: string): string => cells[names.indexOf(name)] ?? ''
    const optional = (name: string): number | undefined =>
      cell(name) === '' ? undefined : Number(cell(name))
    return {
      example: {
        number: cell('example'),
        // the file contains product names only
        product: cell('product') as QuotedProduct,
        place: cell('place'),
        industry: cell('industry'),
        revenue: Number(cell('revenue')),
        established: Number(cell('established')),
        claims: optional('claims'),
        answers: answersOf(cell('answers')),
        preset: presetOf(cell('preset')),
        limit: Number(cell('limit')),
        deductible: Number(cell('deductible')),
        waiting: Number(cell('waiting')),
        retro: Number(cell('retro')),
        underlying: optional('underlying'),
        surplus: isYes(cell('surplus')),
        tria: isYes(cell('tria')),
        irpm: Number(cell('irpm')),
        events: Number(cell('events')),
        priced: cell('priced'),
        starts: cell('starts'),
        ends: cell('ends'),
      },
      expected: {
        premium: cents(cell('premium')),
        fee: cents(cell('fee')),
        taxes: cents(cell('taxes')),
        total: cents(cell('total')),
      },
    }
  })
}
