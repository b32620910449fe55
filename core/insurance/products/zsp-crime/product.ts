import type { ProductData, ProductUnderwriting } from '../definition.ts'
import { documentKinds } from '../document-kinds.ts'
import { eligibleFor } from '../eligibility.ts'
import { managementTerms, managementPresets } from '../management-terms.ts'
import { standardPolicyNeeds } from '../policy-needs.ts'
import { referralRules } from '../referral-rules.ts'
import { retention } from '../retention.ts'
import { million } from '../units.ts'
import { usStatesWithout } from '../us-states.ts'

/** Crime, a part of Zurich Select Plus. */
export const zspCrime = {
  id: 'ZSP_CRIME',
  region: 'US',
  parent: 'ZSP',
  terms: { ...retention, questions: 'controls' },
} as const satisfies ProductData

export const zspCrimeUnderwriting = {
  line: 'crime',
  states: /*@__PURE__*/ usStatesWithout('HI', 'NY'),
  eligibility: /*@__PURE__*/ eligibleFor({
    revenue: { max: million(1_000) },
    industries: { not: ['521', '522', '523'] },
  }),
  terms: managementTerms,
  coverages: {
    only: [
      'EMPLOYEE_THEFT',
      'FORGERY',
      'MONEY_ON_PREMISES',
      'MONEY_IN_TRANSIT',
      'COUNTERFEIT_MONEY',
      'CLIENT_PROPERTY',
      'CLAIM_EXPENSE',
      'SOCIAL_ENGINEERING',
      'COMPUTER_FUNDS_TRANSFER_FRAUD',
      'TRIA',
      'ADDITIONAL_NAMED_INSURED',
    ],
  },
  questions: [
    'claimHistory',
    'isVerifyingBankAccounts',
    'isAuthenticatingFundTransferRequests',
    'isPreventingUnauthorizedWireTransfers',
    'isReconciledByOthers',
    'isBackgroundChecked',
  ],
  presets: managementPresets,
  referralRules: /*@__PURE__*/ referralRules({ revenue: million(100), limit: million(2) }),
  policyNeeds: standardPolicyNeeds,
  placement: 'admitted',
  boost: 'V5',
  documents: documentKinds,
} as const satisfies ProductUnderwriting
