import type { ProductData, ProductUnderwriting } from '../definition.ts'
import { documentKinds } from '../document-kinds.ts'
import { eligibleFor } from '../eligibility.ts'
import { policyNeedsWithoutState } from '../policy-needs.ts'
import { securityQuestions } from '../questions.ts'
import { standardReferralRules } from '../referral-rules.ts'
import { standardPresets } from '../standard-presets.ts'
import { standardTerms } from '../standard-terms.ts'
import { ukTechnology } from '../uk-industries.ts'
import { million } from '../units.ts'

/** UK Prime One for technology companies. */
export const primeOneTech = {
  id: 'PRIME_ONE_TECH',
  region: 'UK',
  security: 'extended',
} as const satisfies ProductData

export const primeOneTechUnderwriting = {
  line: 'cyber',
  states: [],
  eligibility: /*@__PURE__*/ eligibleFor({
    revenue: { max: million(100) },
    industries: { only: ukTechnology },
  }),
  terms: standardTerms,
  coverages: { cyberCoveragesExcept: ['CCPA', 'TRIA', 'MISSED_BID'], locked: ['TECH_ENO'] },
  questions: securityQuestions,
  presets: standardPresets,
  referralRules: standardReferralRules,
  policyNeeds: policyNeedsWithoutState,
  placement: 'admitted',
  boost: 'V5',
  hasDynamicFields: true,
  documents: documentKinds,
} as const satisfies ProductUnderwriting
