import type { ProductData, ProductUnderwriting } from '../definition.ts'
import { documentKinds } from '../document-kinds.ts'
import { eligibleFor } from '../eligibility.ts'
import { largerTerms, largerPresets } from '../larger-terms.ts'
import { standardPolicyNeeds } from '../policy-needs.ts'
import { securityQuestions } from '../questions.ts'
import { referralRules } from '../referral-rules.ts'
import { million } from '../units.ts'
import { usStatesWithout } from '../us-states.ts'

/** Prime 250, for companies that are too large for Prime 100. */
export const p250 = {
  id: 'P250',
  storedAs: 'coverage250',
  region: 'US',
  security: 'backups',
  licenseStates: ['FL'],
  isFallback: true,
} as const satisfies ProductData

export const p250Underwriting = {
  line: 'cyber',
  states: /*@__PURE__*/ usStatesWithout('NY'),
  eligibility: /*@__PURE__*/ eligibleFor({
    revenue: { min: million(25), max: million(1_000) },
    records: { max: 50_000_000 },
  }),
  terms: largerTerms,
  coverages: {
    cyberCoveragesExcept: [
      'TECH_ENO',
      'E_COMMERCE_ENHANCEMENT',
      'E_COMMERCE_ENHANCEMENT_WITH_SYSTEM_FAILURE',
    ],
    includedFromPreset: { CONTRACTUAL_DAMAGES: 3, REPUTATIONAL_HARM: 2 },
  },
  questions: securityQuestions,
  presets: largerPresets,
  referralRules: /*@__PURE__*/ referralRules({ revenue: million(250), limit: million(4) }),
  policyNeeds: standardPolicyNeeds,
  placement: 'either',
  boost: 'V4',
  documents: documentKinds,
} as const satisfies ProductUnderwriting
