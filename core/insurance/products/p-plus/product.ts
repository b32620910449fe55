import type { ProductData, ProductUnderwriting } from '../definition.ts'
import { documentKinds } from '../document-kinds.ts'
import { eligibleFor } from '../eligibility.ts'
import { standardPolicyNeeds } from '../policy-needs.ts'
import { securityQuestions } from '../questions.ts'
import { standardReferralRules } from '../referral-rules.ts'
import { standardPresets } from '../standard-presets.ts'
import { standardTerms } from '../standard-terms.ts'
import { million } from '../units.ts'
import { usBanksAndPublic } from '../us-industries.ts'
import { usStatesWithout } from '../us-states.ts'

/** Prime Plus, with the breach fund outside the limit. */
export const pPlus = {
  id: 'P_PLUS',
  region: 'US',
} as const satisfies ProductData

export const pPlusUnderwriting = {
  line: 'cyber',
  states: /*@__PURE__*/ usStatesWithout('AR', 'NY', 'VT'),
  eligibility: /*@__PURE__*/ eligibleFor({
    revenue: { max: million(100) },
    records: { max: 1_000_000 },
    industries: { not: usBanksAndPublic },
  }),
  terms: standardTerms,
  coverages: {
    cyberCoveragesExcept: ['TECH_ENO'],
    includedFromPreset: {
      BREACH_FUND_OUTSIDE_LIMIT: 1,
      REPUTATIONAL_HARM: 2,
      POST_BREACH_REMEDIATION: 2,
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
