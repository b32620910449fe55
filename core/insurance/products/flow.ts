/** Steps of a calculator before it saves a quote. */
export const flowSteps = ['company', 'security', 'options', 'contact'] as const
export type FlowStep = (typeof flowSteps)[number]

/**
 * The steps of a product's calculator, in order. The company comes first, because no price is known
 * without it; the contact last, because it is needed for saving only.
 */
export type Flow = readonly ['company', ...Exclude<FlowStep, 'company' | 'contact'>[], 'contact']

/** Every step. */
export const standardFlow = flowSteps satisfies Flow
