import type { ProductData, ProductUnderwriting } from '../definition.ts'
import { documentKinds } from '../document-kinds.ts'
import { eligibleFor } from '../eligibility.ts'
import { managementTerms, managementPresets } from '../management-terms.ts'
import { standardPolicyNeeds } from '../policy-needs.ts'
import { referralRules } from '../referral-rules.ts'
import { retention } from '../retention.ts'
import { million } from '../units.ts'
import { usPublic } from '../us-industries.ts'
import { usStatesWithout } from '../us-states.ts'

/** Fiduciary liability for benefit plans, a part of Zurich Select Plus. */
export const zspFiduciary = {
  id: 'ZSP_FIDUCIARY',
  region: 'US',
  parent: 'ZSP',
  terms: { ...retention, questions: 'benefit plans' },
} as const satisfies ProductData

export const zspFiduciaryUnderwriting = {
  line: 'fiduciary',
  states: /*@__PURE__*/ usStatesWithout('HI', 'NY'),
  eligibility: /*@__PURE__*/ eligibleFor({
    revenue: { max: million(1_000) },
    industries: { not: usPublic },
  }),
  terms: managementTerms,
  coverages: {
    only: [
      'FIDUCIARY_LIABILITY',
      'SETTLOR_LIABILITY',
      'VOLUNTARY_COMPLIANCE',
      'PLAN_PENALTIES',
      'PLAN_PRIVACY_PENALTIES',
      'TRIA',
      'ADDITIONAL_NAMED_INSURED',
    ],
  },
  questions: ['claimHistory', 'isPlanFunded', 'hasPlanAdviser'],
  presets: managementPresets,
  referralRules: /*@__PURE__*/ referralRules({ revenue: million(200), limit: million(3) }),
  policyNeeds: standardPolicyNeeds,
  placement: 'admitted',
  boost: 'V5',
  documents: documentKinds,
} as const satisfies ProductUnderwriting
