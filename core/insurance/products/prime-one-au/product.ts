import type { ProductData, ProductUnderwriting } from '../definition.ts'
import { documentKinds } from '../document-kinds.ts'
import { openToAll } from '../eligibility.ts'
import { standardPolicyNeeds } from '../policy-needs.ts'
import { securityQuestions } from '../questions.ts'
import { standardReferralRules } from '../referral-rules.ts'
import { standardPresets } from '../standard-presets.ts'
import { standardTerms } from '../standard-terms.ts'

/** Australian Prime One. */
export const primeOneAu = {
  id: 'PRIME_ONE_AU',
  storedAs: 'primeOneAu',
  region: 'AU',
} as const satisfies ProductData

export const primeOneAuUnderwriting = {
  line: 'cyber',
  states: ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'],
  eligibility: openToAll,
  terms: standardTerms,
  coverages: { cyberCoveragesExcept: ['CCPA', 'TRIA'] },
  questions: securityQuestions,
  presets: standardPresets,
  referralRules: standardReferralRules,
  policyNeeds: standardPolicyNeeds,
  placement: 'admitted',
  boost: 'V5',
  hasDynamicFields: true,
  documents: documentKinds,
} as const satisfies ProductUnderwriting
