/** The pages of the calculator in the order they are walked. */
export const steps = ['company', 'security', 'options', 'contact', 'saved'] as const
export type Step = (typeof steps)[number]

/** The step before or after another; the ends lead nowhere. */
export const stepFrom = (step: Step, by: 1 | -1): Step | undefined =>
  steps[steps.indexOf(step) + by]

/** First parts of field paths by the step that shows the field. */
const stepOfPart: Readonly<Record<string, Step>> = {
  account: 'company',
  securityAnswers: 'security',
  global: 'options',
  coverages: 'options',
  surplusOnly: 'options',
  tria: 'options',
  contact: 'contact',
}

/** Where a field of the wire (`account.revenue`) is entered; undefined for fields nobody enters. */
export const stepOfField = (field: string): Step | undefined =>
  stepOfPart[field.slice(0, field.includes('.') ? field.indexOf('.') : undefined)]
