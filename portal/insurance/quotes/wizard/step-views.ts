import { lazy, type ComponentType } from 'react'
import type { WizardStep } from '#core/insurance/quotes/wizard/steps.ts'

/** The view of each step, loaded when it is opened. */
export const stepViews = {
  verify: lazy(async () => ({ default: (await import('./VerifyStep.tsx')).VerifyStep })),
  summary: lazy(async () => ({ default: (await import('./SummaryStep.tsx')).SummaryStep })),
  'product-selector': lazy(async () => ({
    default: (await import('./ProductStep.tsx')).ProductStep,
  })),
  questions: lazy(async () => ({ default: (await import('./QuestionsStep.tsx')).QuestionsStep })),
  'state-license': lazy(async () => ({ default: (await import('./LicenseStep.tsx')).LicenseStep })),
  quote: lazy(async () => ({ default: (await import('./QuoteStep.tsx')).QuoteStep })),
  'additional-info': lazy(async () => ({ default: (await import('./InfoStep.tsx')).InfoStep })),
  'custom-quote': lazy(async () => ({ default: (await import('./CustomStep.tsx')).CustomStep })),
} as const satisfies Record<WizardStep, ComponentType>
