import { flowSteps, standardFlow, type FlowStep } from '../../products/flow.ts'
import { productTable, type QuotedProduct } from '../../products/products.ts'

/** All steps of a calculator. */
export const steps = [...flowSteps, 'saved'] as const
export type Step = (typeof steps)[number]

/** The steps of a calculator: its product's flow, without the company step if it is known. */
export const stepsOf = (product: QuotedProduct, asksCompany: boolean): readonly FlowStep[] =>
  (productTable[product].flow ?? standardFlow).filter((step) => asksCompany || step !== 'company')

/** The previous or next step; the saved quote is last. */
export const stepFrom = (taken: readonly FlowStep[], step: Step, by: 1 | -1): Step | undefined => {
  const all: readonly Step[] = [...taken, 'saved']
  return all[all.indexOf(step) + by]
}

/** Field paths or path prefixes, by the step that has the field. */
const stepOfPart: Readonly<Record<string, Step>> = {
  'account.address1': 'contact',
  'account.address2': 'contact',
  'account.city': 'contact',
  'account.zipCode': 'contact',
  account: 'company',
  securityAnswers: 'security',
  global: 'options',
  coverages: 'options',
  surplusOnly: 'options',
  tria: 'options',
  additionalInsureds: 'options',
  contact: 'contact',
}

/** The step of a wire field (`account.revenue`); undefined for other fields. */
export const stepOfField = (field: string): Step | undefined =>
  stepOfPart[field] ??
  stepOfPart[field.slice(0, field.includes('.') ? field.indexOf('.') : undefined)]
