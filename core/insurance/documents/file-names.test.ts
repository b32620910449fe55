import { expect, test } from 'vitest'
import { documentFileName } from './file-names.ts'

test('names a document by company, number and kind', () => {
  const proposal = {
    region: 'US',
    kind: 'proposal',
    companyName: 'Lone Star Dental, PLLC',
    number: 'QCB-100-AB12',
  } as const
  expect(documentFileName(proposal)).toBe('Lone Star Dental, PLLC-QCB-100-AB12-proposal.pdf')
})

test('distinguishes the receipts of a policy by date', () => {
  const receipt = {
    region: 'US',
    kind: 'receipt',
    companyName: 'A',
    number: 'P-1',
    date: '2026-02-01',
  } as const
  expect(documentFileName(receipt)).toBe('A-P-1-receipt-2026-02-01.pdf')
})

test('contains no character that file systems reject', () => {
  const invoice = {
    region: 'US',
    kind: 'invoice',
    companyName: '../A/B:C\n"D"',
    number: 'P-1',
  } as const
  expect(documentFileName(invoice)).toBe('.. A B C D-P-1-invoice.pdf')
})

test.each([
  ['US', 'A-QCB-1-binder.pdf'],
  ['UK', 'A-QCB-1-cover-note.pdf'],
  ['AU', 'A-QCB-1-cover-note.pdf'],
] as const)('names a binder in %s %s', (region, name) => {
  const binder = { region, kind: 'binder', companyName: 'A', number: 'QCB-1' } as const
  expect(documentFileName(binder)).toBe(name)
})
