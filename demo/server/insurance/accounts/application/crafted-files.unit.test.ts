import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCsvFields } from './csv.ts'
import { readPdfFields } from './pdf/read-fields.ts'
import { pdfForm, rawPdf } from './pdf-form.fixture.ts'
import { readUploaded } from './read-application.ts'
import { UnreadableFileError } from './unreadable-file.ts'
import { createBudget } from './work-budget.ts'

/** The reason that a PDF is rejected, and the number of steps until then. */
const rejectionOf = (file: Uint8Array): { reason: string | undefined; steps: number } => {
  const budget = createBudget()
  try {
    readPdfFields(file, budget)
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error
    return { reason: error.reason, steps: budget.spent }
  }
  return { reason: undefined, steps: budget.spent }
}

const objectStream = (data: string, entries: string): readonly (string | Uint8Array)[] => [
  `3 0 obj << /Type /ObjStm ${entries} /Filter /FlateDecode >> stream\n`,
  deflateSync(Buffer.from(data, 'latin1')),
  '\nendstream endobj\n',
]

describe('a small PDF', () => {
  test('is rejected at the first stream that claims more objects than its bytes can hold', () => {
    const file = rawPdf(
      ...Array.from({ length: 100 }, () => objectStream('', '/N 50000 /First 0')).flat(),
    )
    expect(file.length).toBeLessThan(12_000)
    const { reason, steps } = rejectionOf(file)
    expect(reason).toBe('broken')
    expect(steps).toBeLessThan(100)
  })

  test.each([
    ['a count beyond its bytes', '1 0 2 0 ', '/N 1000000000 /First 8', 'broken'],
    ['a count below zero', '1 0 ', '/N -1 /First 4', 'noFields'],
    ['a count that is not a number', '1 0 ', '/N (9) /First 4', 'noFields'],
    ['an offset beyond its bytes', '1 999999999 null', '/N 1 /First 999999999', 'noFields'],
    ['an offset before its bytes', '1 -500 null', '/N 1 /First -500', 'noFields'],
  ])('is rejected after a few steps: %s', (_, data, entries, expected) => {
    const { reason, steps } = rejectionOf(rawPdf(...objectStream(data, entries)))
    expect(reason).toBe(expected)
    expect(steps).toBeLessThan(100)
  })

  test('is rejected within the budget if it inflates to millions of values', () => {
    const file = rawPdf(...objectStream(`1 0 [${'0 '.repeat(3_000_000)}]`, '/N 1 /First 4'))
    expect(file.length).toBeLessThan(20_000)
    expect(rejectionOf(file).reason).toBe('tooComplex')
  })

  test('is rejected within the budget if its fields share one list of kids', () => {
    const fields = Array.from({ length: 2_000 }, (_, at) => `${at + 10} 0 R`)
    const kids = `2 0 obj [${'3 0 R '.repeat(9_000)}] endobj`
    const file = rawPdf(
      `1 0 obj << /Type /Catalog /AcroForm << /Fields [${fields.join(' ')}] >> >> endobj`,
      kids,
      ...fields.map((_, at) => `${at + 10} 0 obj << /Kids 2 0 R >> endobj\n`),
    )
    expect(rejectionOf(file).reason).toBe('tooComplex')
  })

  test('decodes little of a long text that its fields share', () => {
    const fields = Array.from({ length: 900 }, (_, at) => `${at + 10} 0 R`)
    const file = rawPdf(
      `1 0 obj << /Type /Catalog /AcroForm << /Fields [${fields.join(' ')}] >> >> endobj`,
      `2 0 obj (${'a'.repeat(500_000)}) endobj`,
      ...fields.map((_, at) => `${at + 10} 0 obj << /T 2 0 R /TU 2 0 R /V 2 0 R >> endobj\n`),
    )
    const entries = readPdfFields(file)
    expect(entries).toHaveLength(900)
    const letters = entries.map(({ sources, value }) => sources.join('').length + value.length)
    expect(Math.max(...letters)).toBeLessThan(20_000)
  })

  test.each([
    ['one list of options', '2 0 R'],
    ['lists of options with one text', `[${'3 0 R '.repeat(1_000)}]`],
  ])('is read or rejected within the budget if its fields share %s', (_, options) => {
    const fields = Array.from({ length: 200 }, (_field, at) => `${at + 10} 0 R`)
    const file = rawPdf(
      `1 0 obj << /Type /Catalog /AcroForm << /Fields [${fields.join(' ')}] >> >> endobj`,
      `2 0 obj [${'3 0 R '.repeat(9_000)}] endobj`,
      `3 0 obj (${'a'.repeat(500_000)}) endobj`,
      ...fields.map(
        (_field, at) =>
          `${at + 10} 0 obj << /FT /Ch /T (a${at}) /V (b) /Opt ${options} >> endobj\n`,
      ),
    )
    expect([undefined, 'tooComplex']).toContain(rejectionOf(file).reason)
  })

  test('is read or rejected if its unnamed fields are nested deeply', () => {
    const count = 9_000
    const file = rawPdf(
      '1 0 obj << /Type /Catalog /AcroForm << /Fields [10 0 R] >> >> endobj',
      ...Array.from(
        { length: count },
        (_, at) => `${at + 10} 0 obj << /T 5 /Kids [${at + 11} 0 R] >> endobj\n`,
      ),
    )
    expect(rejectionOf(file).reason).toBe('noFields')
  })
})

describe('a file with changed bytes', () => {
  const expectAnswer = (bytes: Uint8Array): void => {
    expect(readUploaded({ bytes, region: 'US' }).kind).toMatch(/^(read|unreadable)$/)
  }
  const change = fc.record({
    kind: fc.constantFrom('set', 'cut', 'repeat', 'number'),
    at: fc.nat(),
    byte: fc.nat(255),
    length: fc.integer({ min: 1, max: 400 }),
  })
  const changed = (
    bytes: Uint8Array,
    { kind, at, byte, length }: { kind: string; at: number; byte: number; length: number },
  ): Uint8Array => {
    if (bytes.length === 0) return bytes
    const position = at % bytes.length
    const before = bytes.subarray(0, position)
    const after = bytes.subarray(position)
    if (kind === 'set') return bytes.with(position, byte)
    if (kind === 'cut') return Buffer.concat([before, after.subarray(length)])
    if (kind === 'repeat') return Buffer.concat([before, after.subarray(0, length), after])
    // a number that claims a large size
    return Buffer.concat([before, Buffer.from(' 999999999 '), after.subarray(1)])
  }

  test.each([
    ['a PDF', () => pdfForm({ Name: 'Acme', City: 'Austin' })],
    [
      'an encrypted PDF',
      () => pdfForm({ Name: 'Acme' }, { pdfVersion: '1.7ext3', ownerPassword: 'owner' }),
    ],
    [
      'a PDF of compressed objects',
      async () =>
        rawPdf(
          '1 0 obj << /Type /Catalog /AcroForm << /Fields [5 0 R] >> >> endobj\n',
          '3 0 obj << /Type /ObjStm /N 1 /First 4 >> stream\n5 0 << /T (City) /V (Austin) >>\nendstream endobj\n',
        ),
    ],
    [
      'a CSV file',
      async () => new Uint8Array(Buffer.from('Name,"Acme, ""Inc"""\r\nCity;Austin\r\n')),
    ],
  ])('is read or rejected: %s', async (_, make) => {
    const bytes = await make()
    expect(readUploaded({ bytes, region: 'US' }).kind).toBe('read')
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), (changes) => {
        expectAnswer(changes.reduce(changed, bytes))
      }),
      { numRuns: 300 },
    )
  })
})

describe('a CSV file', () => {
  test.each([
    ['quotes', '"'.repeat(400_001), 'broken'],
    ['blank lines', '\n'.repeat(2_000_000), 'noFields'],
    ['blank rows', ' \n'.repeat(1_000_000), 'noFields'],
    ['blank cells', ',\n'.repeat(660_000), 'noFields'],
    ['empty quotes', '""\n'.repeat(660_000), 'noFields'],
    ['quoted words', '"b" '.repeat(490_000), 'noFields'],
    ['cells', `${','.repeat(900)}a\n`.repeat(1_100), 'tooManyFields'],
  ])('is rejected if it consists of %s', (_, text, reason) => {
    const work = () => readCsvFields(new Uint8Array(Buffer.from(text)))
    expect(work).toThrow(new UnreadableFileError(reason as UnreadableFileError['reason']))
  })
})
