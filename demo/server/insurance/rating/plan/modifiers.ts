import type { EventCredit, IrpmPlan } from './plan.ts'

/**
 * How far each characteristic, and all together, may modify a premium (spec 2 §3, "IRPM"), as fractions.
 * Invented.
 */
export const standardIrpm: IrpmPlan = {
  characteristics: {
    companyStability: { min: -0.05, max: 0.05 },
    dcmPractices: { min: -0.1, max: 0.1 },
    drPlanning: { min: -0.1, max: 0.1 },
    securityAwareness: { min: -0.1, max: 0.1 },
    financialCondition: { min: -0.05, max: 0.05 },
    managementExperience: { min: -0.05, max: 0.05 },
    managementOfContent: { min: -0.05, max: 0.05 },
  },
  total: { min: -0.25, max: 0.25 },
  notInStates: ['CA', 'FL'],
}

/** The credit for an excluded event. Invented. */
export const standardEventCredit: EventCredit = { each: 0.02, max: 0.1 }
