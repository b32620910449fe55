import type { ProductFacts, ProductUnderwriting } from '../definition.ts'
import { documentKinds } from '../document-kinds.ts'
import { standardFlow } from '../flow.ts'
import { standardPolicyNeeds } from '../policy-needs.ts'
import { securityQuestions } from '../questions.ts'
import { standardReferralRules } from '../referral-rules.ts'
import { standardPresets } from '../standard-presets.ts'
import { standardTerms } from '../standard-terms.ts'

/** Prime One of Australia. */
export const primeOneAu = {
  id: 'PRIME_ONE_AU',
  storedAs: 'primeOneAu',
  region: 'AU',
  notSold: ['CCPA', 'TRIA'],
  fixedLimits: [],
  flow: standardFlow,
} as const satisfies ProductFacts

export const primeOneAuUnderwriting = {
  states: ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'],
  terms: standardTerms,
  questions: securityQuestions,
  presets: standardPresets,
  referralRules: standardReferralRules,
  policyNeeds: standardPolicyNeeds,
  isSurplusOffered: false,
  documents: documentKinds,
} as const satisfies ProductUnderwriting
