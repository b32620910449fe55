/** What a calculator can ask for before it saves a quote. */
export const flowSteps = ['company', 'security', 'options', 'contact'] as const
export type FlowStep = (typeof flowSteps)[number]

/**
 * The steps of a product's calculator, in their order. The company comes first, for no price is known
 * without it, and the contact last, for a quote is saved for somebody.
 */
export type Flow = readonly ['company', ...Exclude<FlowStep, 'company' | 'contact'>[], 'contact']

/** Every step. */
export const standardFlow = flowSteps satisfies Flow
