import type { ProductData, ProductUnderwriting } from '../definition.ts'
import { documentKinds } from '../document-kinds.ts'
import { eligibleFor } from '../eligibility.ts'
import { standardPolicyNeeds } from '../policy-needs.ts'
import { securityQuestions } from '../questions.ts'
import { referralRules } from '../referral-rules.ts'
import { standardPresets } from '../standard-presets.ts'
import { standardTerms } from '../standard-terms.ts'
import { million } from '../units.ts'
import { usStatesWithout } from '../us-states.ts'

/** The pro tier of Prime 100, with more questions and more coverage by default. */
export const p100Pro = {
  id: 'P100_PRO',
  region: 'US',
  details: 'pro',
  security: 'extended',
} as const satisfies ProductData

export const p100ProUnderwriting = {
  line: 'cyber',
  states: /*@__PURE__*/ usStatesWithout('VT'),
  eligibility: /*@__PURE__*/ eligibleFor({ revenue: { min: million(5), max: million(250) } }),
  terms: standardTerms,
  coverages: {
    cyberCoveragesExcept: ['TECH_ENO', 'MISSED_BID'],
    includedFromPreset: { DEDICATED_BREACH_COSTS_ENDORSEMENT: 3, MEDIA_LIABILITY: 1 },
  },
  questions: securityQuestions,
  presets: standardPresets,
  referralRules: /*@__PURE__*/ referralRules({ revenue: million(100), limit: million(3) }),
  policyNeeds: standardPolicyNeeds,
  placement: 'either',
  boost: 'V5',
  documents: documentKinds,
} as const satisfies ProductUnderwriting
