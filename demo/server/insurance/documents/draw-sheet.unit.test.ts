import { describe, expect, test } from 'vitest'
import { drawSheet } from './draw-sheet.ts'
import { tagsOf, textOf } from './pdf-text.fixture.ts'
import type { Sheet } from './sheet.ts'

const sheet: Sheet = {
  title: 'Cyber insurance proposal for Łódź & Sons',
  kind: 'Proposal',
  region: 'UK',
  locale: 'en-GB',
  brand: 'albion',
  created: new Date('2026-11-20T09:00:00Z'),
  legal: 'Parapet Insurance Limited is registered in England and Wales.',
  pageText: 'Page {page} of {pages}',
  blocks: [
    { kind: 'heading', text: 'Premium' },
    { kind: 'text', text: 'Coverage begins only once it is bound in writing.' },
    { kind: 'list', items: ['Revenue is over £50,000,000', 'A question is not answered'] },
    { kind: 'details', rows: [['Quote number', 'PQ-1000001']] },
    {
      kind: 'table',
      head: ['Charge', 'Amount'],
      rows: [
        ['Premium', '£1,000.00'],
        ['Total', '£1,120.00'],
      ],
      widths: [0.7, 0.3],
      hasTotal: true,
    },
  ],
}

const drawn = async (more: Partial<Sheet> = {}): Promise<string> =>
  Buffer.from(await drawSheet({ ...sheet, ...more }, { compress: false })).toString('latin1')

describe('a document for screen readers', async () => {
  const pdf = await drawn()

  test('has its language and shows its title', async () => {
    expect(pdf).toContain('/Marked true')
    expect(pdf).toContain('/StructTreeRoot')
    expect(pdf).toContain('/Lang (en-GB)')
    expect(pdf).toContain('/DisplayDocTitle true')
    expect(await drawn({ title: 'Invoice INV-1' })).toMatch(
      /\/Title (\d+) 0 R[^]*\n\1 0 obj\n\(Invoice INV-1\)|\n(\d+) 0 obj\n\(Invoice INV-1\)[^]*\/Title \2 0 R/,
    )
  })

  test('has headings, paragraphs, lists and tables with header cells', () => {
    expect(tagsOf(pdf)).toMatchObject({
      Document: 1,
      H1: 1,
      H2: 1,
      L: 1,
      LI: 2,
      LBody: 2,
      Table: 2,
      TR: 4,
      TH: 5,
      TD: 3,
    })
    expect(pdf.match(/\/Scope \/Column/g)).toHaveLength(2)
    expect(pdf.match(/\/Scope \/Row/g)).toHaveLength(3)
  })

  test('contains every text', () => {
    const text = textOf(pdf)
    for (const part of [
      'Albion Brokers · Proposal',
      'Cyber insurance proposal for Łódź & Sons',
      '• Revenue is over £50,000,000',
      'PQ-1000001',
      '£1,120.00',
      'Page 1 of 1',
    ]) {
      expect(text).toContain(part)
    }
  })
})

describe('letters of all scripts', () => {
  test.each([
    ['Zażółć Łódź 42', 'Zażółć Łódź 42'],
    ['Ελλάς ΑΕ', 'Ελλάς ΑΕ'],
    ['ООО Ромашка № 15', 'ООО Ромашка № 15'],
    ['株式会社テスト 123', '株式会社テスト 123'],
    ['淘宝网 · 台灣積體', '淘宝网 · 台灣積體'],
    ['(주) 삼성전자', '(주) 삼성전자'],
    // rare characters that no other font has
    ['龘靐齉 Ltd', '龘靐齉 Ltd'],
    // right to left, with digits left to right and mirrored brackets
    ['חברה (12) בע״מ', 'מ״עב (12) הרבח'],
    ['שלום 42 Ltd', '42 םולש Ltd'],
    ['Ltd חברה בע״מ, London', 'Ltd מ״עב הרבח, London'],
    ['what no font holds: \u{2ffff}', 'what no font holds: ?'],
  ])('%s is drawn as %s', async (name, seen) => {
    const text = textOf(await drawn({ blocks: [{ kind: 'details', rows: [['Name', name]] }] }))
    expect(text).toContain(`Name ${seen} `)
  })

  test('Arabic letters are joined, and extracted text is unchanged', async () => {
    const text = textOf(
      await drawn({ blocks: [{ kind: 'details', rows: [['Name', 'شركة النور للتأمين']] }] }),
    )
    const drawnLetters = Array.from(text).filter((letter) => /\p{sc=Arabic}/u.test(letter))
    expect(drawnLetters.toSorted().join('')).toBe(
      Array.from('شركةالنورللتأمين').toSorted().join(''),
    )
  })
})

test('a long table continues on further, numbered pages', async () => {
  const rows = Array.from({ length: 90 }, (_, at) => [`Coverage ${at}`, '£1'])
  const pdf = await drawn({
    blocks: [{ kind: 'table', head: ['Coverage', 'Limit'], rows, widths: [0.7, 0.3] }],
  })
  const pages = pdf.match(/\/Type \/Page\n/g)?.length ?? 0
  expect(pages).toBeGreaterThan(2)
  expect(textOf(pdf)).toContain(`Page ${pages} of ${pages}`)
  expect(textOf(pdf)).toContain('Coverage 89')
  // each page has the header; screen readers read it once
  expect(textOf(pdf).match(/Coverage Limit /g)).toHaveLength(pages)
  expect(pdf.match(/\/Scope \/Column/g)).toHaveLength(2)
})

test.each([
  ['US', '[0 0 612 792]'],
  ['UK', '[0 0 595.28 841.89]'],
  ['AU', '[0 0 595.28 841.89]'],
] as const)('%s has its own paper size', async (region, box) => {
  expect(await drawn({ region })).toContain(`/MediaBox ${box}`)
})

test('an unknown brand is drawn as the platform’s own', async () => {
  expect(textOf(await drawn({ brand: 'constructor' }))).toContain('Parapet · Proposal')
})

test('the same sheet gives the same bytes', async () => {
  expect(await drawn()).toBe(await drawn())
})
