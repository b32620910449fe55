import type { ProductData, ProductUnderwriting } from '../definition.ts'
import { documentKinds } from '../document-kinds.ts'
import { eligibleFor } from '../eligibility.ts'
import { standardPolicyNeeds } from '../policy-needs.ts'
import { securityQuestions } from '../questions.ts'
import { referralRules } from '../referral-rules.ts'
import { standardPresets } from '../standard-presets.ts'
import { standardTerms } from '../standard-terms.ts'
import { million } from '../units.ts'
import { usTechnology } from '../us-industries.ts'
import { usStates } from '../us-states.ts'

/** Prime Tech with the broader policy form. */
export const primeTechPlus = {
  id: 'PRIME_TECH_PLUS',
  region: 'US',
  security: 'extended',
} as const satisfies ProductData

export const primeTechPlusUnderwriting = {
  line: 'cyber',
  states: usStates,
  eligibility: /*@__PURE__*/ eligibleFor({
    revenue: { min: million(1), max: million(500) },
    industries: { only: usTechnology },
  }),
  terms: standardTerms,
  coverages: {
    cyberCoveragesExcept: ['EXCLUSION_OF_CONTINGENT_BUSINESS_INCOME'],
    locked: ['TECH_ENO'],
    includedFromPreset: { CONTRACTUAL_DAMAGES: 2, MISSED_BID: 2, BREACH_FUND_OUTSIDE_LIMIT: 2 },
  },
  questions: securityQuestions,
  presets: standardPresets,
  referralRules: /*@__PURE__*/ referralRules({ revenue: million(100), limit: million(4) }),
  policyNeeds: standardPolicyNeeds,
  placement: 'either',
  boost: 'V5',
  documents: documentKinds,
} as const satisfies ProductUnderwriting
