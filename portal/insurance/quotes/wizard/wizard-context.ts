import { createContext, use } from 'react'
import type { Account } from '#core/insurance/accounts/model.ts'
import type { DraftStore } from '#core/insurance/quotes/wizard/draft-store.ts'
import type { WizardStep } from '#core/insurance/quotes/wizard/steps.ts'
import type { WizardSubject } from '../../wizard-paths.ts'

/** The context that the steps of a wizard share. */
export interface WizardState {
  readonly subject: WizardSubject
  readonly account: Account
  readonly draft: DraftStore
  readonly step: WizardStep
  readonly steps: readonly WizardStep[]
  /** Goes to a step; asks about unsaved input unless it was just saved. */
  readonly goTo: (step: WizardStep, isSaved?: boolean) => void
  /** Goes to the step after the open one. */
  readonly next: (isSaved?: boolean) => void
  /** Confirms a saved quote and opens it after a delay. */
  readonly saved: (quote: { readonly id: string; readonly number: string }) => void
}

export const WizardContext = createContext<WizardState | undefined>(undefined)

/** The wizard around a step. */
export const useWizard = (): WizardState => {
  const wizard = use(WizardContext)
  if (!wizard) throw new Error('No wizard: the step stands in no wizard')
  return wizard
}
