import type { ProductData, ProductUnderwriting } from '../definition.ts'
import { documentKinds } from '../document-kinds.ts'
import { eligibleFor } from '../eligibility.ts'
import { excessTerms, excessPresets } from '../excess-terms.ts'
import { standardPolicyNeeds } from '../policy-needs.ts'
import { securityQuestions } from '../questions.ts'
import { referralRules } from '../referral-rules.ts'
import { retention } from '../retention.ts'
import { million } from '../units.ts'
import { usStates } from '../us-states.ts'

/** An excess layer over Prime 250 or a similar policy. It pays above the underlying limit. */
export const p250Excess = {
  id: 'P250_EXCESS',
  region: 'US',
  parent: 'P250',
  terms: retention,
  security: 'backups',
} as const satisfies ProductData

export const p250ExcessUnderwriting = {
  line: 'cyber',
  states: usStates,
  eligibility: /*@__PURE__*/ eligibleFor({ revenue: { min: million(25), max: million(5_000) } }),
  terms: excessTerms,
  coverages: {
    only: [
      'LIABILITY',
      'PCI',
      'REGULATORY',
      'COWBELL_BREACH_FUND',
      'DATA_RESTORATION',
      'EXTORTION',
      'BUSINESS_INTERRUPTION',
      'CONTINGENT_BI',
      'SYSTEM_FAILURE_BI',
      'TRIA',
      'ADDITIONAL_NAMED_INSURED',
    ],
  },
  questions: securityQuestions,
  presets: excessPresets,
  referralRules: /*@__PURE__*/ referralRules({ revenue: million(500), limit: million(3) }),
  policyNeeds: standardPolicyNeeds,
  placement: 'surplus',
  boost: 'V4',
  documents: documentKinds,
} as const satisfies ProductUnderwriting
