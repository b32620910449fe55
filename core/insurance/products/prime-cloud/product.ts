import type { ProductData, ProductUnderwriting } from '../definition.ts'
import { documentKinds } from '../document-kinds.ts'
import { eligibleFor } from '../eligibility.ts'
import { standardPolicyNeeds } from '../policy-needs.ts'
import { securityQuestions } from '../questions.ts'
import { standardReferralRules } from '../referral-rules.ts'
import { standardPresets } from '../standard-presets.ts'
import { standardTerms } from '../standard-terms.ts'
import { million } from '../units.ts'
import { usBanks } from '../us-industries.ts'
import { usStatesWithout } from '../us-states.ts'

/** Prime Cloud, for companies that depend on cloud services. */
export const primeCloud = {
  id: 'PRIME_CLOUD',
  region: 'US',
} as const satisfies ProductData

export const primeCloudUnderwriting = {
  line: 'cyber',
  states: /*@__PURE__*/ usStatesWithout('NY', 'VT'),
  eligibility: /*@__PURE__*/ eligibleFor({
    revenue: { max: million(500) },
    records: { max: 10_000_000 },
    industries: { not: usBanks },
  }),
  terms: standardTerms,
  coverages: {
    cyberCoveragesExcept: ['TECH_ENO', 'UTILITY_FRAUD', 'MISSED_BID', 'CONTINGENT_BODILY_INJURY'],
    includedFromPreset: {
      CONTINGENT_BI: 1,
      CONTINGENT_SYSTEM_FAILURE: 2,
      CRYPTOJACKING: 1,
      E_COMMERCE_ENHANCEMENT: 3,
    },
  },
  questions: securityQuestions,
  presets: standardPresets,
  referralRules: standardReferralRules,
  policyNeeds: standardPolicyNeeds,
  placement: 'admitted',
  boost: 'V5',
  documents: documentKinds,
} as const satisfies ProductUnderwriting
