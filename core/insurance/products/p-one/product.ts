import type { ProductData, ProductUnderwriting } from '../definition.ts'
import { documentKinds } from '../document-kinds.ts'
import { openToAll } from '../eligibility.ts'
import { policyNeedsWithoutState } from '../policy-needs.ts'
import { securityQuestions } from '../questions.ts'
import { standardReferralRules } from '../referral-rules.ts'
import { standardPresets } from '../standard-presets.ts'
import { standardTerms } from '../standard-terms.ts'

/** UK Prime One, sold for every postcode. */
export const pOne = {
  id: 'P_ONE',
  storedAs: 'primeOne',
  region: 'UK',
} as const satisfies ProductData

export const pOneUnderwriting = {
  line: 'cyber',
  states: [],
  eligibility: openToAll,
  terms: standardTerms,
  coverages: { cyberCoveragesExcept: ['CCPA', 'TRIA'] },
  questions: securityQuestions,
  presets: standardPresets,
  referralRules: standardReferralRules,
  policyNeeds: policyNeedsWithoutState,
  placement: 'admitted',
  boost: 'V5',
  hasDynamicFields: true,
  documents: documentKinds,
} as const satisfies ProductUnderwriting
