import { draftOf } from '#core/insurance/quotes/calculator/draft-shape.ts'
import type { WizardValues } from '#core/insurance/quotes/wizard/model.ts'

/** Whether surplus was chosen in a draft. */
export const isSurplusDraft = ({ calculator }: WizardValues): boolean =>
  calculator !== undefined && draftOf(calculator)?.form.surplusOnly === true
