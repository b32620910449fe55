import type { ProductData, ProductUnderwriting } from '../definition.ts'
import { documentKinds } from '../document-kinds.ts'
import { eligibleFor } from '../eligibility.ts'
import { largerTerms, largerPresets } from '../larger-terms.ts'
import { standardPolicyNeeds } from '../policy-needs.ts'
import { securityQuestions } from '../questions.ts'
import { referralRules } from '../referral-rules.ts'
import { million } from '../units.ts'
import { usStates } from '../us-states.ts'

/** Prime 250 on surplus lines paper, for risks that admitted insurers do not accept. */
export const p250S = {
  id: 'P250_S',
  region: 'US',
  security: 'backups',
} as const satisfies ProductData

export const p250SUnderwriting = {
  line: 'cyber',
  states: usStates,
  eligibility: /*@__PURE__*/ eligibleFor({ revenue: { min: million(25), max: million(5_000) } }),
  terms: largerTerms,
  coverages: {
    cyberCoveragesExcept: ['TECH_ENO', 'CCPA', 'MISSED_BID'],
    includedFromPreset: { CONTRACTUAL_DAMAGES: 2, BREACH_FUND_OWN_VENDORS: 3 },
  },
  questions: securityQuestions,
  presets: largerPresets,
  referralRules: /*@__PURE__*/ referralRules({ revenue: million(500), limit: million(4) }),
  policyNeeds: standardPolicyNeeds,
  placement: 'surplus',
  boost: 'V4',
  documents: documentKinds,
} as const satisfies ProductUnderwriting
