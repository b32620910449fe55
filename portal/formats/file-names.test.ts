import { expect, test } from 'vitest'
import { policyFileName, proposalName } from './file-names.ts'

test('a proposal is named by company and quote number', () => {
  const quote = { companyName: 'Lone Star Dental, PLLC', quoteNumber: 'QCB-100-AB12' }
  expect(proposalName(quote)).toBe('Lone Star Dental, PLLC-QCB-100-AB12-proposal.pdf')
})

test('nothing that a file system refuses gets into a name', () => {
  const policy = { companyName: '../A/B:C\n"D"', policyNumber: 'P-1' }
  expect(policyFileName(policy, 'invoice')).toBe('.. A B C D -P-1-invoice.pdf'.replace(' -P', '-P'))
})
