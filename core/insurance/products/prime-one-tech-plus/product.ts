import type { ProductData, ProductUnderwriting } from '../definition.ts'
import { documentKinds } from '../document-kinds.ts'
import { eligibleFor } from '../eligibility.ts'
import { policyNeedsWithoutState } from '../policy-needs.ts'
import { securityQuestions } from '../questions.ts'
import { referralRules } from '../referral-rules.ts'
import { standardPresets } from '../standard-presets.ts'
import { standardTerms } from '../standard-terms.ts'
import { ukTechnology } from '../uk-industries.ts'
import { million } from '../units.ts'

/** Prime One Tech with the broader policy form. */
export const primeOneTechPlus = {
  id: 'PRIME_ONE_TECH_PLUS',
  region: 'UK',
  security: 'extended',
} as const satisfies ProductData

export const primeOneTechPlusUnderwriting = {
  line: 'cyber',
  states: [],
  eligibility: /*@__PURE__*/ eligibleFor({
    revenue: { min: million(1), max: million(500) },
    industries: { only: ukTechnology },
  }),
  terms: standardTerms,
  coverages: {
    cyberCoveragesExcept: ['CCPA', 'TRIA', 'EXCLUSION_OF_CONTINGENT_BUSINESS_INCOME'],
    locked: ['TECH_ENO'],
    includedFromPreset: { CONTRACTUAL_DAMAGES: 2, MISSED_BID: 2, BREACH_FUND_OUTSIDE_LIMIT: 2 },
  },
  questions: securityQuestions,
  presets: standardPresets,
  referralRules: /*@__PURE__*/ referralRules({ revenue: million(100), limit: million(4) }),
  policyNeeds: policyNeedsWithoutState,
  placement: 'admitted',
  boost: 'V5',
  hasDynamicFields: true,
  documents: documentKinds,
} as const satisfies ProductUnderwriting
