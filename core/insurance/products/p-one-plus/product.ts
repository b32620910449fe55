import type { ProductData, ProductUnderwriting } from '../definition.ts'
import { documentKinds } from '../document-kinds.ts'
import { eligibleFor } from '../eligibility.ts'
import { policyNeedsWithoutState } from '../policy-needs.ts'
import { securityQuestions } from '../questions.ts'
import { referralRules } from '../referral-rules.ts'
import { standardPresets } from '../standard-presets.ts'
import { standardTerms } from '../standard-terms.ts'
import { ukPublic } from '../uk-industries.ts'
import { million } from '../units.ts'

/** UK Prime One with the broader policy form. */
export const pOnePlus = {
  id: 'P_ONE_PLUS',
  region: 'UK',
} as const satisfies ProductData

export const pOnePlusUnderwriting = {
  line: 'cyber',
  states: [],
  eligibility: /*@__PURE__*/ eligibleFor({
    revenue: { max: million(250) },
    industries: { not: ukPublic },
  }),
  terms: standardTerms,
  coverages: {
    cyberCoveragesExcept: ['CCPA', 'TRIA', 'TECH_ENO'],
    includedFromPreset: {
      BREACH_FUND_OUTSIDE_LIMIT: 1,
      REPUTATIONAL_HARM: 2,
      CONTRACTUAL_DAMAGES: 3,
    },
  },
  questions: securityQuestions,
  presets: standardPresets,
  referralRules: /*@__PURE__*/ referralRules({ revenue: million(100), limit: million(3) }),
  policyNeeds: policyNeedsWithoutState,
  placement: 'admitted',
  boost: 'V5',
  hasDynamicFields: true,
  documents: documentKinds,
} as const satisfies ProductUnderwriting
