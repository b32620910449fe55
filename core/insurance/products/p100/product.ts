import type { ProductData, ProductUnderwriting } from '../definition.ts'
import { documentKinds } from '../document-kinds.ts'
import { openToAll } from '../eligibility.ts'
import { standardPolicyNeeds } from '../policy-needs.ts'
import { securityQuestions } from '../questions.ts'
import { standardReferralRules } from '../referral-rules.ts'
import { standardPresets } from '../standard-presets.ts'
import { standardTerms } from '../standard-terms.ts'
import { usStates } from '../us-states.ts'

/** Prime 100, sold in all US states except Alaska. */
export const p100 = {
  id: 'P100',
  storedAs: 'prime100',
  region: 'US',
} as const satisfies ProductData

export const p100Underwriting = {
  line: 'cyber',
  states: usStates,
  eligibility: openToAll,
  terms: standardTerms,
  coverages: { cyberCoveragesExcept: [] },
  questions: securityQuestions,
  presets: standardPresets,
  referralRules: standardReferralRules,
  policyNeeds: standardPolicyNeeds,
  placement: 'either',
  boost: 'V4',
  documents: documentKinds,
} as const satisfies ProductUnderwriting
