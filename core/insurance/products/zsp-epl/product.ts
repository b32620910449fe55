import type { ProductData, ProductUnderwriting } from '../definition.ts'
import { documentKinds } from '../document-kinds.ts'
import { eligibleFor } from '../eligibility.ts'
import { managementTerms, managementPresets } from '../management-terms.ts'
import { standardPolicyNeeds } from '../policy-needs.ts'
import { referralRules } from '../referral-rules.ts'
import { retention } from '../retention.ts'
import { million } from '../units.ts'
import { usStatesWithout } from '../us-states.ts'

/** Employment practices liability, a part of Zurich Select Plus. */
export const zspEpl = {
  id: 'ZSP_EPL',
  region: 'US',
  parent: 'ZSP',
  terms: { ...retention, questions: 'employment' },
} as const satisfies ProductData

export const zspEplUnderwriting = {
  line: 'employment',
  states: /*@__PURE__*/ usStatesWithout('HI', 'NY'),
  eligibility: /*@__PURE__*/ eligibleFor({
    revenue: { max: million(500) },
    industries: { not: ['5613', '92'] },
  }),
  terms: managementTerms,
  coverages: {
    only: [
      'EMPLOYMENT_PRACTICES',
      'THIRD_PARTY_DISCRIMINATION',
      'WAGE_AND_HOUR_DEFENSE',
      'IMMIGRATION_DEFENSE',
      'WORKPLACE_VIOLENCE',
      'TRIA',
      'ADDITIONAL_NAMED_INSURED',
    ],
  },
  questions: ['claimHistory', 'hasEmployeeHandbook', 'isHarassmentTraining', 'isWorkforceReduced'],
  presets: managementPresets,
  referralRules: /*@__PURE__*/ referralRules({ revenue: million(100), limit: million(2) }),
  policyNeeds: standardPolicyNeeds,
  placement: 'admitted',
  boost: 'V5',
  documents: documentKinds,
} as const satisfies ProductUnderwriting
