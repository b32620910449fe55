import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Region } from '#core/foundation/region/regions.ts'
import { applicationRules } from '#core/insurance/accounts/application/model.ts'
import { pdfForm, rawPdf } from './pdf-form.fixture.ts'
import { readUploaded, type Outcome } from './read-application.ts'

const bytesOf = (text: string | Uint8Array): Uint8Array =>
  typeof text === 'string' ? new TextEncoder().encode(text) : text

const read = (text: string | Uint8Array, region: Region = 'US'): Outcome =>
  readUploaded({ bytes: bytesOf(text), region })

const valuesOf = (outcome: Outcome) =>
  outcome.kind === 'read'
    ? Object.fromEntries(outcome.reading.fields.map(({ field, value }) => [field, value]))
    : outcome.reason

const unreadOf = (outcome: Outcome) =>
  outcome.kind === 'read' ? outcome.reading.unread.map(({ reason }) => reason) : outcome.reason

describe('a PDF form', () => {
  test('is read by its field names', async () => {
    const form = await pdfForm({
      CompanyName: 'Łódź Dental (Austin)',
      'Number of Employees': '1,250',
      annual_revenue: '$2,500,000.00',
      State: 'Texas',
      Broker: 'Somebody',
      'Postal Code': '',
    })
    const outcome = read(form)
    expect(valuesOf(outcome)).toEqual({
      name: 'Łódź Dental (Austin)',
      noOfEmployeesAll: '1250',
      revenue: '2500000',
      state: 'TX',
    })
    expect(unreadOf(outcome)).toEqual(['unknown'])
  })

  test('is read from compressed objects, nested fields and screen reader labels', () => {
    const texts = ['<< /T (F1) /TU (Company name) /V (Acme) >>', '<< /T (City[0]) /V (Austin) >>']
    const head = `5 0 6 ${(texts[0]?.length ?? 0) + 1} `
    const data = deflateSync(Buffer.from(`${head}${texts.join(' ')}`))
    const outcome = read(
      rawPdf(
        '1 0 obj << /Type /Catalog /AcroForm << /Fields [2 0 R] >> >> endobj\n',
        '2 0 obj << /T (form) /FT /Tx /Kids [5 0 R 6 0 R] >> endobj\n',
        `3 0 obj << /Type /ObjStm /N 2 /First ${head.length} /Filter /FlateDecode >> stream\n`,
        data,
        '\nendstream endobj\n',
      ),
    )
    expect(valuesOf(outcome)).toEqual({ name: 'Acme', city: 'Austin' })
  })

  test('has the visible texts of its options, not the stored ones', async () => {
    const employees = [
      ['0', '10'],
      ['1', '20'],
      ['2', '50'],
    ] as const
    const form = await pdfForm({
      'Number of Employees': { value: '2', options: employees },
      State: { value: 'TX', options: ['CA', 'TX'] },
      'Annual Revenue': { value: '$1,500,000', options: [['a', '$1,000,000']] },
    })
    expect(valuesOf(read(form))).toEqual({
      noOfEmployeesAll: '50',
      state: 'TX',
      revenue: '1500000',
    })
  })

  test('has the option of the selected button', () => {
    const file = rawPdf(
      '1 0 obj << /Type /Catalog /AcroForm << /Fields [2 0 R 3 0 R] >> >> endobj\n',
      '2 0 obj << /T (Employees) /FT /Btn /V /2 /Opt [(10) (20) (50)] >> endobj\n',
      '3 0 obj << /T (City) /FT /Tx /V (Austin) >> endobj\n',
    )
    expect(valuesOf(read(file))).toEqual({ noOfEmployeesAll: '50', city: 'Austin' })
  })

  test.each([
    ['as it is', '', Buffer.from('Acme (Austin)')],
    ['compressed', '/Filter /FlateDecode', deflateSync('Acme (Austin)')],
  ])('has values that streams contain, %s', (_, filter, data) => {
    const file = rawPdf(
      '1 0 obj << /Type /Catalog /AcroForm << /Fields [2 0 R 4 0 R] >> >> endobj\n',
      '2 0 obj << /T (Company name) /FT /Tx /V 3 0 R >> endobj\n',
      `3 0 obj << /Length ${data.length} ${filter} >> stream\n`,
      data,
      '\nendstream endobj\n',
      '4 0 obj << /T (Trade name) /FT /Tx /V 3 0 R >> endobj\n',
    )
    expect(valuesOf(read(file))).toEqual({
      name: 'Acme (Austin)',
      dbaOrTradestyle: 'Acme (Austin)',
    })
  })

  test('is rejected as XFA if it has XFA fields only', () => {
    const file = rawPdf(
      '1 0 obj << /Type /Catalog /AcroForm << /Fields [] /XFA 2 0 R >> >> endobj\n',
      '2 0 obj << /Length 11 >> stream\n<xdp:xdp />\nendstream endobj\n',
    )
    expect(valuesOf(read(file))).toBe('dynamicForm')
  })

  test.each([
    ['too many pages', async () => pdfForm({ Name: 'A' }, { pages: 101 }), 'tooManyPages'],
    ['no fields', async () => rawPdf('1 0 obj << /Type /Catalog >> endobj'), 'noFields'],
    ['nothing but its first line', async () => bytesOf('%PDF-1.7\n'), 'noFields'],
  ])('is rejected if it has %s', async (_, make, reason) => {
    expect(valuesOf(read(await make()))).toBe(reason)
  })

  test.each(['1.3', '1.4', '1.6', '1.7ext3'] as const)(
    'is read in version %s if only changing it needs a password',
    async (pdfVersion) => {
      const ownerPassword = 'owner'
      const open = await pdfForm({ Name: 'Łódź' }, { pdfVersion, ownerPassword })
      expect(valuesOf(read(open))).toEqual({ name: 'Łódź' })
      const userPassword = 'reader'
      const closed = await pdfForm({ Name: 'A' }, { pdfVersion, ownerPassword, userPassword })
      expect(valuesOf(read(closed))).toBe('protected')
      fc.assert(
        fc.property(fc.nat(open.length - 1), fc.nat(255), (at, byte) => {
          read(open.with(at, byte))
        }),
      )
    },
  )

  test('is rejected at once if it inflates to gigabytes', () => {
    const bomb = deflateSync(Buffer.alloc(200_000_000))
    expect(bomb.length).toBeLessThan(applicationRules.maxBytes)
    const file = rawPdf(
      '3 0 obj << /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >> stream\n',
      bomb,
      '\nendstream endobj\n',
    )
    expect(valuesOf(read(file))).toBe('tooLarge')
  })

  test('is rejected if its compressed objects overlap', () => {
    const head = Array.from({ length: 5_000 }, (_, id) => `${id} 0`).join(' ')
    const data = deflateSync(Buffer.from(`${head} [${'0 '.repeat(100_000)}]`))
    const file = rawPdf(
      `3 0 obj << /Type /ObjStm /N 5000 /First ${head.length + 1} /Filter /FlateDecode >> stream\n`,
      data,
      '\nendstream endobj\n',
    )
    expect(valuesOf(read(file))).toBe('broken')
  })

  test.each([
    ['nested lists', `1 0 obj ${'['.repeat(500_000)}`],
    ['nested dictionaries', `1 0 obj ${'<</A'.repeat(300_000)}`],
    ['streams without an end', '1 0 obj <<>> stream\n'.repeat(80_000)],
    ['open texts', '1 0 obj ('.repeat(100_000)],
    ['open hexadecimal texts', '1 0 obj <'.repeat(100_000)],
    ['long numbers', `1 0 obj ${'1'.repeat(1_900_000)}`],
    ['spaces', `1${' '.repeat(1_900_000)}`],
    [
      'fields that contain themselves',
      '1 0 obj << /AcroForm << /Fields [2 0 R] >> >> endobj 2 0 obj << /T (a) /Kids [2 0 R 2 0 R] >> endobj',
    ],
  ])('is rejected without an endless loop: %s', (_, text) => {
    expect(read(rawPdf(text)).kind).toBe('unreadable')
  })

  test('is read or rejected, whatever bytes it contains', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2_000 }), (bytes) => {
        const file = Buffer.concat([Buffer.from('%PDF-1.7\n1 0 obj << /AcroForm '), bytes])
        expect(read(file).kind).toMatch(/read|refused/)
      }),
    )
  })
})

describe('a CSV file', () => {
  test.each([
    ['a name and a value a row', 'Company name,"Acme, Inc."\r\nCity,Austin\r\n'],
    ['a row of names above one of values', 'Company name,City\n"Acme, Inc.",Austin\n'],
    ['semicolons', 'sep=;\nCompany name;Acme, Inc.\nCity;Austin'],
    ['tabs', 'Company name\tAcme, Inc.\nCity\tAustin'],
  ])('is read from %s', (_, text) => {
    expect(valuesOf(read(text))).toEqual({ name: 'Acme, Inc.', city: 'Austin' })
  })

  test.each([
    ['UTF-8 with a mark', Buffer.from('\uFEFFName,Café Zoë\n')],
    ['UTF-16', Buffer.from('\uFEFFName,Café Zoë\n', 'utf16le')],
    ['Windows-1252', Buffer.from('Name,Café Zoë\n', 'latin1')],
  ])('is read in %s', (_, bytes) => {
    expect(valuesOf(read(bytes))).toEqual({ name: 'Café Zoë' })
  })

  test.each([
    ['=HYPERLINK("http://evil.example","x")', 'formula'],
    ['@SUM(1)', 'formula'],
    ['+cmd|calc', 'formula'],
    ['a'.repeat(501), 'tooLong'],
  ])('leaves out the value %s', (value, reason) => {
    const text = `Name,"${value.replaceAll('"', '""')}"\n`
    expect(unreadOf(read(text))).toEqual([reason])
  })

  test.each([
    ['Employees', 'a lot'],
    ['Revenue', '1.234.567,89'],
    ['Revenue', '12%'],
    ['Employees', '40 %'],
    ['Revenue', '250.000'],
    ['Revenue', '1.250'],
    ['Revenue', '£1.2m'],
    ['Records', '10.000 records'],
    ['Employees', '1.250'],
    ['NAICS', '3133-44'],
    ['NAICS', '1999-05-01'],
    ['NAICS', '999999'],
    ['SIC code', '5411'],
    ['DUNS', '123-45-6789'],
    ['Year established', '1,999'],
    ['Year established', '19990501'],
    ['State', 'Atlantis'],
    ['Website domain', ''],
    ['Entity type', 'Guild'],
  ])('does not guess: %s %s', (name, value) => {
    expect(valuesOf(read(`${name},${value}\nCity,Austin\n`))).toEqual({ city: 'Austin' })
  })

  test.each([
    ['Revenue', '250.000', 'ambiguous'],
    ['Revenue', '£1.2m', 'otherCurrency'],
    ['Records', '10.000 records', 'invalid'],
    ['SIC code', '5411', 'unknown'],
    ['Revenue', '\u202e0521', 'invalid'],
  ])('reports the reason that %s %s is left out: %s', (name, value, reason) => {
    expect(unreadOf(read(`${name},${value}\nCity,Austin\n`))).toEqual([reason])
  })

  test.each([
    ['US', 'Revenue', 'USD 1,250,000', 'revenue', '1250000'],
    ['US', 'Revenue', '$1.2m', 'revenue', '1200000'],
    ['UK', 'Revenue', '£1.2m', 'revenue', '1200000'],
    ['AU', 'Revenue', 'A$250k', 'revenue', '250000'],
    ['US', 'Revenue', '1\u202f250\u00a0000', 'revenue', '1250000'],
    ['US', 'Records', '250k', 'numberOfPersonalRecords', '250000'],
    ['US', 'NAICS', '31-33', 'naicsCode', '31-33'],
    ['US', 'NAICS', '44-45', 'naicsCode', '44-45'],
    ['US', 'NAICS code', 'NAICS 541511', 'naicsCode', '541511'],
    ['US', 'NAICS code', '513210', 'naicsCode', '513210'],
    ['UK', 'SIC code', '62.01', 'naicsCode', '6201'],
    ['UK', 'SIC code', '1110', 'naicsCode', '01110'],
    ['US', 'DUNS', '12-345-6789', 'dunsNumber', '123456789'],
    ['US', 'Founded', '1999-05-01', 'yearEstablished', '1999'],
    ['US', 'Founded', '05/31/1999', 'yearEstablished', '1999'],
  ] as const)('in %s reads %s %s', (region, name, value, field, expected) => {
    expect(valuesOf(read(`${name},"${value}"\n`, region))).toEqual({ [field]: expected })
  })

  test.each(['@properties LLC', '+Plus Ltd', '-minus- GmbH', "'t Hooft & Co", '+Plus (UK) Ltd'])(
    'accepts %s as a name',
    (name) => {
      expect(valuesOf(read(`Name,${name}\n`))).toEqual({ name })
    },
  )

  test('removes the quote that protects a name from spreadsheets', () => {
    expect(valuesOf(read("Name,'+Plus Ltd\nTrade name,'@properties\n"))).toEqual({
      name: '+Plus Ltd',
      dbaOrTradestyle: '@properties',
    })
    expect(unreadOf(read("Name,'=1+1\n"))).toEqual(['formula'])
  })

  test('reads a dash as no value', () => {
    const outcome = read('Name,Acme\nRevenue,-\nCity,–\nTrade name,—\n')
    expect([valuesOf(outcome), unreadOf(outcome)]).toEqual([{ name: 'Acme' }, []])
  })

  test.each([
    ['one title', 'Cyber application\nCompany name,City\n"Acme, Inc.",Austin\n'],
    ['titles', 'Agency,Northgate\n\nApplication of 2026\nCompany name,City\n"Acme, Inc.",Austin\n'],
    ['a title and semicolons', 'Application\nCompany name;City\nAcme, Inc.;Austin\n'],
    ['a title above names and values', 'Application\nCompany name,"Acme, Inc."\nCity,Austin\n'],
  ])('is read below %s', (_, text) => {
    expect(valuesOf(read(text))).toEqual({ name: 'Acme, Inc.', city: 'Austin' })
  })

  test('is rejected if it has a title and several companies', () => {
    expect(valuesOf(read('Companies\nCompany name,City\nA,B\nC,D\n'))).toBe('severalCompanies')
  })

  test('reads a percentage with its sign', () => {
    const text = 'International sales,12.5 %\nRevenue,"$2,500,000"\n'
    expect(valuesOf(read(text))).toEqual({ percentInternationalSales: '12.5', revenue: '2500000' })
  })

  test('reads a domain as the form accepts it', () => {
    const domainIn = (domain: string) => valuesOf(read(`Name,Acme\nDomain,"${domain}"\n`))
    for (const text of ['https://www.acme.com/about', 'ada@acme.com', 'acme.com.', 'acme.com:443'])
      expect(domainIn(text)).toEqual({ name: 'Acme', domainName: 'acme.com' })
    expect(domainIn('müller.de')).toEqual({ name: 'Acme', domainName: 'müller.de' })
    for (const text of ['acme..com', '-acme-.com', 'acme.com, acme.net'])
      expect(domainIn(text)).toEqual({ name: 'Acme' })
  })

  test('reads codes whose leading zeros a formula preserves, and states with dots', () => {
    const text = 'Name,Acme\nZIP,"=""02134"""\nState,D.C.\n'
    expect(valuesOf(read(text))).toEqual({ name: 'Acme', zipCode: '02134', state: 'DC' })
  })

  test('leaves out a value that its separators may have split', () => {
    const outcome = read('Name,Acme\nRevenue,1,250,000\nAddress,1 Main St, Suite 2\nCity,Austin,\n')
    expect(valuesOf(outcome)).toEqual({ name: 'Acme', city: 'Austin' })
    expect(unreadOf(outcome)).toEqual(['severalValues', 'severalValues'])
  })

  test('reads a phone with a zero in brackets, and words with invisible characters', () => {
    const text = 'Name,Ac\u00adme\nPhone,+44(0)2079460143\nCity,\u200eAus\u200btin\n'
    expect(valuesOf(read(text))).toEqual({
      name: 'Acme',
      phoneNumber: '+44 20 7946 0143',
      city: 'Austin',
    })
  })

  test('reads values between pipes', () => {
    expect(valuesOf(read('Name|City\n"Acme, Inc."|Austin\n'))).toEqual({
      name: 'Acme, Inc.',
      city: 'Austin',
    })
  })

  test.each([
    ['empty cells between tabs', 'Company name\t\tCity\nAcme\t\tAustin\n'],
    ['spaces around quotes', 'Company name, City\n "Acme" , "Austin" \n'],
    ['line breaks of old Macs', 'Company name,City\rAcme,Austin\r'],
    ['line breaks of several kinds', '"Company name",Acme\r\nCity,Austin\n\r\n'],
  ])('with %s is read', (_, text) => {
    expect(valuesOf(read(text))).toEqual({ name: 'Acme', city: 'Austin' })
  })

  test.each([
    ['"Acme" LLC', 'Acme LLC'],
    ['"""Acme"" LLC"', '"Acme" LLC'],
    ['Acme "X" LLC', 'Acme "X" LLC'],
    ['"Acme, Inc." of Austin', 'Acme, Inc. of Austin'],
    ['@x LLC', '@x LLC'],
  ])('reads %s as %s', (cell, name) => {
    expect(valuesOf(read(`Company name,${cell}\nCity,Austin\n`))).toEqual({ name, city: 'Austin' })
  })

  test('returns each field once', () => {
    const outcome = read('Company,Acme\nCompany name,Other\n')
    expect([valuesOf(outcome), unreadOf(outcome)]).toEqual([{ name: 'Acme' }, ['repeated']])
  })

  test.each([
    ['an open quote', 'Name,"Acme\n', 'broken'],
    ['several companies', 'Company name,City\nA,B\nC,D\n', 'severalCompanies'],
    ['more values than names', 'Name,City,Revenue\nAcme,Austin,1,250,000\n', 'moreValues'],
    ['too many rows', 'a,b\n'.repeat(1_002), 'tooManyFields'],
    ['too many columns', ','.repeat(1_500), 'tooManyFields'],
    ['nothing in it', '', 'noFields'],
    ['binary data', '\0\x01\x02', 'unknownKind'],
    ['a workbook', 'PK\x03\x04', 'unknownKind'],
    ['one long line', 'a'.repeat(1_900_000), 'noFields'],
  ])('is rejected if it has %s', (_, text, reason) => {
    expect(valuesOf(read(text))).toBe(reason)
  })
})
