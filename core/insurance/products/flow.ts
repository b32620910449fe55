/** Steps of a calculator before it saves a quote. */
export const flowSteps = ['company', 'security', 'options', 'contact'] as const
export type FlowStep = (typeof flowSteps)[number]

/**
 * The steps of a product's calculator, in order. The company is first, because the price depends
 * on it. The contact is last, because only saving needs it.
 */
export type Flow = readonly ['company', ...Exclude<FlowStep, 'company' | 'contact'>[], 'contact']

/** All steps. */
export const standardFlow = flowSteps satisfies Flow
