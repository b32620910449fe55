import type { ProductFacts, ProductUnderwriting } from '../definition.ts'
import { documentKinds } from '../document-kinds.ts'
import { standardFlow } from '../flow.ts'
import { standardPolicyNeeds } from '../policy-needs.ts'
import { securityQuestions } from '../questions.ts'
import { standardReferralRules } from '../referral-rules.ts'
import { standardPresets } from '../standard-presets.ts'
import { standardTerms } from '../standard-terms.ts'
import { thousand } from '../units.ts'

/** Prime 100, sold in all US states except Alaska. */
export const p100 = {
  id: 'P100',
  storedAs: 'prime100',
  region: 'US',
  notSold: [],
  fixedLimits: [
    // spec 2 §9
    {
      coverage: 'PUBLIC_RELATIONS_EXPENSE',
      states: ['NY', 'WA'],
      limit: thousand(50),
    },
  ],
  flow: standardFlow,
} as const satisfies ProductFacts

export const p100Underwriting = {
  states: [
    'AL',
    'AZ',
    'AR',
    'CA',
    'CO',
    'CT',
    'DE',
    'DC',
    'FL',
    'GA',
    'HI',
    'ID',
    'IL',
    'IN',
    'IA',
    'KS',
    'KY',
    'LA',
    'ME',
    'MD',
    'MA',
    'MI',
    'MN',
    'MS',
    'MO',
    'MT',
    'NE',
    'NV',
    'NH',
    'NJ',
    'NM',
    'NY',
    'NC',
    'ND',
    'OH',
    'OK',
    'OR',
    'PA',
    'RI',
    'SC',
    'SD',
    'TN',
    'TX',
    'UT',
    'VT',
    'VA',
    'WA',
    'WV',
    'WI',
    'WY',
  ],
  terms: standardTerms,
  questions: securityQuestions,
  presets: standardPresets,
  referralRules: standardReferralRules,
  policyNeeds: standardPolicyNeeds,
  isSurplusOffered: true,
  documents: documentKinds,
} as const satisfies ProductUnderwriting
