import { exampleDraft } from '../../../testing/example-draft.ts'
import { scriptedQuote } from '../../../testing/scripted-quotes.ts'
import type { QuoteReview } from './model.ts'

const quote = scriptedQuote(exampleDraft)
const { global, coverages } = quote.calculatorGeneratedData

/** The review of an open quote whose company is not verified yet. */
export const exampleReview: QuoteReview = {
  ...quote,
  customerPhone: '+15125550143',
  calculatorGeneratedData: { global, coverages },
  insured: {
    name: quote.companyName,
    industry: 'Offices of Dentists',
    revenue: 1_200_000_000,
    yearEstablished: 1998,
    address1: '12 Main Street',
    city: 'Austin',
    state: 'TX',
    zipCode: '78701',
    modified: quote.modified,
  },
  insuredAddress: { address1: '12 Main Street', city: 'Austin', state: 'TX', zipCode: '78701' },
  changes: [],
  allowedActions: ['verify', 'editPolicyholder', 'downloadProposal'],
  blockedActions: [
    {
      action: 'requestToBind',
      code: 'accountUnverified',
      detail: 'Verify the account details first',
    },
  ],
}

/** The same review once the company is verified. */
export const verifiedReview: QuoteReview = {
  ...exampleReview,
  isVerifiedByAgent: true,
  verifiedDate: '2026-11-20T03:00:00.000Z',
  allowedActions: ['requestToBind', 'editPolicyholder', 'downloadProposal'],
  blockedActions: [],
}
