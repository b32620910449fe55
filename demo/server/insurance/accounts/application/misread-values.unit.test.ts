import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseAmount } from '#core/foundation/money/parse-number.ts'
import { regions, type Region } from '#core/foundation/region/regions.ts'
import { companyError, pricedAccountOf } from '#core/insurance/quotes/calculator/company.ts'
import { emptyForm } from '#core/insurance/quotes/calculator/form.ts'
import { submissionFieldErrors } from '#core/insurance/submissions/field-errors.ts'
import { allIndustriesOf, findIndustry } from '../../../directory/industry-codes/industries.ts'
import { normalisedValues } from '../../submissions/values.ts'
import { joinedDigits, formatAmountText } from './number-styles.fixture.ts'
import { rawPdf } from './pdf-form.fixture.ts'
import { readUploaded } from './read-application.ts'

const numRuns = 400

/** A PDF form with one field. */
const pdfOf = (name: string, value: string): Uint8Array => {
  const hex = Buffer.from(`\ufeff${value}`, 'utf16le').swap16().toString('hex')
  return rawPdf(
    '1 0 obj << /Type /Catalog /AcroForm << /Fields [2 0 R] >> >> endobj\n',
    `2 0 obj << /T (${name}) /FT /Tx /V <${hex}> >> endobj\n`,
  )
}

const csvOf = (name: string, value: string): Uint8Array =>
  new TextEncoder().encode(`Name,Acme\n${name},"${value.replaceAll('"', '""')}"\n`)

const numberNames = fc.constantFrom('Revenue', 'Records', 'Employees', 'DUNS', 'EIN')

/** The values that a field gets from a text in a CSV file and in a PDF form. */
const fromFiles = (name: string, text: string, region: Region): readonly string[] =>
  [csvOf(name, text), pdfOf(name, text)].flatMap((bytes) => {
    const outcome = readUploaded({ bytes, region })
    if (outcome.kind === 'unreadable') return []
    return outcome.reading.fields.flatMap(({ field, value }) => (field === 'name' ? [] : [value]))
  })

/**
 * The minor units that each entry point reads from a typed amount; entry points that reject it are
 * absent.
 */
const amountsOf = (text: string, region: 'US'): readonly number[] => {
  const company = {
    ...emptyForm.company,
    revenue: text,
    industry: { id: '1', code: '621210', description: '' },
  }
  const isRefused = companyError('revenue', company, undefined, region) !== undefined
  const typed = normalisedValues(region, { revenue: text })
  const errors = submissionFieldErrors({ region, year: 2026 }, typed)
  return [
    parseAmount(text, 'USD'),
    isRefused ? undefined : pricedAccountOf(company, region)?.revenue,
    errors.length > 0 ? undefined : parseAmount(typed.revenue ?? ''),
    ...fromFiles('Revenue', text, region).map((value) => parseAmount(value)),
  ].filter((amount) => amount !== undefined)
}

describe('a typed text', () => {
  test('is read as the amount that was written, or rejected, by every entry point', () => {
    let acceptedCount = 0
    fc.assert(
      fc.property(formatAmountText, ({ text, expectedCents }) => {
        const amounts = amountsOf(text, 'US')
        acceptedCount += amounts.length
        for (const amount of amounts) expect([text, amount]).toEqual([text, expectedCents])
      }),
      { numRuns },
    )
    // enough are accepted for the comparison to mean something
    expect(acceptedCount).toBeGreaterThan(numRuns)
  })

  test('is never read as the joined digits of a date or a range', () => {
    fc.assert(
      fc.property(
        joinedDigits,
        numberNames,
        fc.constantFrom(...regions),
        (joined, name, region) => {
          const { text, year } = joined
          expect([text, fromFiles(name, text, region)]).toEqual([text, []])
          for (const value of fromFiles('Founded', text, region)) expect(value).toBe(year)
          // a sector with several numbers is the only code made of two
          const sector = text.replace(/ ?[-–] ?/, '-')
          expect([undefined, sector]).toContain(findIndustry(region, text)?.code)
          const typed = normalisedValues(region, { yearEstablished: text, revenue: text })
          const errors = submissionFieldErrors({ region, year: 2026 }, typed)
          const refused = errors.map(({ field }) => field)
          expect(refused).toContain('revenue')
          expect(typed.yearEstablished === year || refused.includes('yearEstablished')).toBe(true)
        },
      ),
      { numRuns },
    )
  })

  test.each(regions)(
    'is read as an industry code in any notation, or rejected, in %s',
    (region) => {
      const codes = [...allIndustriesOf(region).keys()]
      const schemes = { US: 'NAICS', UK: 'SIC', AU: 'ANZSIC' }
      const spelled = fc.constantFrom(...codes).chain((code) =>
        fc.record({
          code: fc.constant(code),
          text: fc.constantFrom(
            code,
            `${schemes[region]} ${code}`,
            `${code}.0`,
            code.replace(/^0/, ''),
            ...(region === 'UK' ? [code.replace(/^(\d\d)(\d\d)/, '$1.$2')] : []),
            ...(region === 'UK' ? [code.replace(/^(\d{4})0$/, '$1')] : []),
          ),
        }),
      )
      fc.assert(
        fc.property(spelled, ({ code, text }) => {
          const values = [
            findIndustry(region, text)?.code,
            normalisedValues(region, { naicsCode: text }).naicsCode,
            ...fromFiles('NAICS code', text, region),
          ].filter((value) => value !== undefined && value !== text)
          for (const value of values) expect([text, value]).toEqual([text, code])
        }),
        { numRuns },
      )
    },
  )

  test('is rejected as a code with separators between digits', () => {
    const text = fc
      .tuple(
        fc.integer({ min: 1, max: 99_999 }),
        fc.constantFrom(' ', ',', '/', '_', '+', ' / '),
        fc.nat(9_999),
      )
      .map(([first, sign, last]) => `${first}${sign}${last}`)
    fc.assert(
      fc.property(text, fc.constantFrom(...regions), (code, region) => {
        expect(findIndustry(region, code)).toBeUndefined()
        expect(fromFiles('NAICS code', code, region)).toEqual([])
      }),
      { numRuns },
    )
  })
})
