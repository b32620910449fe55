import { productFactsOf, type QuotedProduct } from '../../products/products.ts'

/** The flow of a wizard: a new quote, or the renewal of a policy. */
export const wizardFlows = ['new', 'renewal'] as const
export type WizardFlow = (typeof wizardFlows)[number]

/** The data that the choice of steps depends on. */
export interface WizardInput {
  readonly flow: WizardFlow
  readonly product: QuotedProduct
  /** State of the insured; absent in regions without states. */
  readonly state?: string | undefined
  readonly isSurplus: boolean
  /** The flag PRODUCT_SELECTOR. */
  readonly choosesProduct: boolean
}

/** Prerequisites of a step. */
export type WizardNeed = 'verified' | 'licensed'

interface WizardStepData {
  readonly id: string
  readonly flows: readonly WizardFlow[]
  /** Whether the wizard includes the step; always if absent. */
  readonly isIncluded?: (input: WizardInput) => boolean
  readonly needs: readonly WizardNeed[]
}

/** Whether a quote needs the retail agent's license (spec 2 §6). */
export const needsLicense = ({
  product,
  state = '',
  isSurplus,
}: Pick<WizardInput, 'product' | 'state' | 'isSurplus'>): boolean =>
  !isSurplus && productFactsOf(product)?.licenseStates?.includes(state) === true

/** The steps of the quote wizard in order (spec 2 §2). The id is the last segment of the URL. */
export const wizardSteps = [
  { id: 'verify', flows: ['new', 'renewal'], needs: [] },
  { id: 'summary', flows: ['renewal'], needs: ['verified'] },
  {
    id: 'product-selector',
    flows: ['new'],
    isIncluded: ({ choosesProduct }) => choosesProduct,
    needs: ['verified'],
  },
  { id: 'questions', flows: ['new'], needs: ['verified'] },
  { id: 'state-license', flows: ['new', 'renewal'], isIncluded: needsLicense, needs: ['verified'] },
  { id: 'quote', flows: ['new'], needs: ['verified', 'licensed'] },
  { id: 'additional-info', flows: ['new'], needs: ['verified', 'licensed'] },
  { id: 'custom-quote', flows: ['new', 'renewal'], needs: ['verified', 'licensed'] },
] as const satisfies readonly WizardStepData[]
export type WizardStep = (typeof wizardSteps)[number]['id']

/** The same steps, as rows of one type. */
const rows: readonly (WizardStepData & { readonly id: WizardStep })[] = wizardSteps

export const wizardStepIds: readonly WizardStep[] = rows.map(({ id }) => id)

/** The steps that a wizard includes, in order. */
export const includedSteps = (input: WizardInput): readonly WizardStep[] =>
  rows
    .filter(({ flows, isIncluded }) => flows.includes(input.flow) && (isIncluded?.(input) ?? true))
    .map(({ id }) => id)

/** The requested step, or the earlier step that must be completed first. */
export const openStep = (
  wanted: WizardStep | undefined,
  input: WizardInput,
  met: Readonly<Record<WizardNeed, boolean>>,
): WizardStep => {
  const included = includedSteps(input)
  const step = included.find((each) => each === wanted) ?? 'verify'
  const needs = rows.find(({ id }) => id === step)?.needs ?? []
  const missing = needs.find((need) => !met[need])
  if (missing === undefined) return step
  return missing === 'licensed' && included.includes('state-license') ? 'state-license' : 'verify'
}
