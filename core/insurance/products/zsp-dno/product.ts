import type { ProductData, ProductUnderwriting } from '../definition.ts'
import { documentKinds } from '../document-kinds.ts'
import { eligibleFor } from '../eligibility.ts'
import { managementTerms, managementPresets } from '../management-terms.ts'
import { standardPolicyNeeds } from '../policy-needs.ts'
import { referralRules } from '../referral-rules.ts'
import { retention } from '../retention.ts'
import { million } from '../units.ts'
import { usBanksAndPublic } from '../us-industries.ts'
import { usStatesWithout } from '../us-states.ts'

/** Directors and officers, a part of Zurich Select Plus. */
export const zspDno = {
  id: 'ZSP_DNO',
  region: 'US',
  parent: 'ZSP',
  terms: { ...retention, questions: 'management' },
} as const satisfies ProductData

export const zspDnoUnderwriting = {
  line: 'directors',
  states: /*@__PURE__*/ usStatesWithout('HI', 'NY'),
  eligibility: /*@__PURE__*/ eligibleFor({
    revenue: { max: million(1_000) },
    industries: { not: usBanksAndPublic },
  }),
  terms: managementTerms,
  coverages: {
    only: [
      'DIRECTORS_LIABILITY',
      'COMPANY_REIMBURSEMENT',
      'ENTITY_LIABILITY',
      'DERIVATIVE_INVESTIGATION',
      'ADDITIONAL_DIRECTORS_LIMIT',
      'CRISIS_MANAGEMENT',
      'TRIA',
      'ADDITIONAL_NAMED_INSURED',
    ],
  },
  questions: ['claimHistory', 'hasAuditedAccounts', 'isTransactionPlanned'],
  presets: managementPresets,
  referralRules: /*@__PURE__*/ referralRules({ revenue: million(100), limit: million(3) }),
  policyNeeds: standardPolicyNeeds,
  placement: 'admitted',
  boost: 'V5',
  documents: documentKinds,
} as const satisfies ProductUnderwriting
