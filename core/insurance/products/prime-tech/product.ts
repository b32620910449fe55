import type { ProductData, ProductUnderwriting } from '../definition.ts'
import { documentKinds } from '../document-kinds.ts'
import { eligibleFor } from '../eligibility.ts'
import { standardPolicyNeeds } from '../policy-needs.ts'
import { securityQuestions } from '../questions.ts'
import { standardReferralRules } from '../referral-rules.ts'
import { standardPresets } from '../standard-presets.ts'
import { standardTerms } from '../standard-terms.ts'
import { million } from '../units.ts'
import { usTechnology } from '../us-industries.ts'
import { usStates } from '../us-states.ts'

/** Prime Tech, for technology companies. */
export const primeTech = {
  id: 'PRIME_TECH',
  region: 'US',
  security: 'extended',
} as const satisfies ProductData

export const primeTechUnderwriting = {
  line: 'cyber',
  states: usStates,
  eligibility: /*@__PURE__*/ eligibleFor({
    revenue: { max: million(100) },
    industries: { only: usTechnology },
  }),
  terms: standardTerms,
  coverages: { cyberCoveragesExcept: ['CCPA', 'MISSED_BID'], locked: ['TECH_ENO'] },
  questions: securityQuestions,
  presets: standardPresets,
  referralRules: standardReferralRules,
  policyNeeds: standardPolicyNeeds,
  placement: 'either',
  boost: 'V5',
  documents: documentKinds,
} as const satisfies ProductUnderwriting
