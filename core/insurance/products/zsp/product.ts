import type { ProductData, ProductUnderwriting } from '../definition.ts'
import { documentKinds } from '../document-kinds.ts'
import { eligibleFor } from '../eligibility.ts'
import { largerTerms, largerPresets } from '../larger-terms.ts'
import { standardPolicyNeeds } from '../policy-needs.ts'
import { securityQuestions } from '../questions.ts'
import { referralRules } from '../referral-rules.ts'
import { million } from '../units.ts'
import { usPublic } from '../us-industries.ts'
import { usStatesWithout } from '../us-states.ts'

/** Zurich Select Plus, the cyber part of a package with management liability. */
export const zsp = {
  id: 'ZSP',
  region: 'US',
  security: 'extended',
} as const satisfies ProductData

export const zspUnderwriting = {
  line: 'cyber',
  states: /*@__PURE__*/ usStatesWithout('HI', 'NY'),
  eligibility: /*@__PURE__*/ eligibleFor({
    revenue: { min: million(10), max: million(1_000) },
    industries: { not: usPublic },
  }),
  terms: largerTerms,
  coverages: {
    cyberCoveragesExcept: [
      'TECH_ENO',
      'E_COMMERCE_ENHANCEMENT',
      'E_COMMERCE_ENHANCEMENT_WITH_SYSTEM_FAILURE',
      'BREACH_FUND_OWN_VENDORS',
      'DEDICATED_BREACH_COSTS_ENDORSEMENT',
    ],
    includedFromPreset: { CRIMINAL_REWARD: 2 },
  },
  questions: securityQuestions,
  presets: largerPresets,
  referralRules: /*@__PURE__*/ referralRules({ revenue: million(250), limit: million(3) }),
  policyNeeds: standardPolicyNeeds,
  placement: 'admitted',
  boost: 'V5',
  documents: documentKinds,
} as const satisfies ProductUnderwriting
