import type { QuoteDraft } from '../insurance/quotes/model.ts'

/** The saved input of a quote for an invented dental practice. */
export const exampleDraft = {
  initialRequestData: {
    product: 'P100',
    account: {
      name: 'Bright Smiles Dental',
      state: 'TX',
      naicsCode: '621210',
      revenue: 1_200_000_000,
      yearEstablished: 1998,
    },
  },
  contact: { firstName: 'Grace', lastName: 'Hopper', email: 'grace@bright.example', phone: '' },
} as const satisfies QuoteDraft
