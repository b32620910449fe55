import type { QuotedProduct } from '#core/insurance/products/products.ts'
import type { WizardStep } from '#core/insurance/quotes/wizard/steps.ts'
import { addressOf } from '../frame/screens/screen.ts'

/** The address of a renewal step (spec 2 §2). It is here because policies link to it. */
export const renewalStepPath = { address: '/quotes/$product/$accountId/renew-quote/$step' } as const

/** The address of a step of a renewal below a persona's base path. */
export const renewalAddress = (
  base: string,
  {
    policyId,
    ...about
  }: {
    readonly policyId: string
    readonly product: string
    readonly accountId: string
    readonly step: string
  },
): string => `${base}${addressOf(renewalStepPath, about)}?policyId=${encodeURIComponent(policyId)}`

// Separate from the screens, whose parts link to each other. The addresses follow spec 2 §2.

export const wizardStart = { address: '/requestQuote/$product/$accountId' } as const
export const newQuoteStart = {
  address: '/requestQuote/$product/$accountId/no-quote/new-quote',
} as const
export const wizardStepPath = { address: '/requestQuote/$product/$accountId/$step' } as const
export const accountRenewalPath = { address: '/accounts/$accountId/renew/accountDetails' } as const
export const policyRenewalPath = {
  address: '/policies/$policyId/account/$accountId/$product/verify',
} as const

/** The subject of a wizard. */
export interface WizardSubject {
  readonly accountId: string
  readonly product: QuotedProduct
  /** The policy to renew; absent for new business. */
  readonly policyId?: string | undefined
}

/** The link to a wizard below a persona's base path, at a step or where the user left off. */
export const wizardLink = (
  base: string,
  { accountId, product, policyId }: WizardSubject,
  step?: WizardStep,
): { readonly to: string; readonly search: { readonly policyId?: string } } => {
  const about = { accountId, product }
  if (policyId !== undefined) {
    const path = addressOf(renewalStepPath, { ...about, step: step ?? 'verify' })
    return { to: `${base}${path}`, search: { policyId } }
  }
  const path = step ? addressOf(wizardStepPath, { ...about, step }) : addressOf(wizardStart, about)
  return { to: `${base}${path}`, search: {} }
}

/** The address of a new quote below a persona's base path. */
export const newQuoteAddress = (
  base: string,
  { accountId, product }: Omit<WizardSubject, 'policyId'>,
): string => `${base}${addressOf(wizardStart, { accountId, product })}`

/** The address of the first quote of a new account (spec 3 §2). */
export const emptyQuoteAddress = (
  base: string,
  { accountId, product }: Omit<WizardSubject, 'policyId'>,
): string => `${base}${addressOf(newQuoteStart, { accountId, product })}`

/** The address where a wizard starts, below a persona's base path. */
export const wizardAddress = (base: string, { policyId, ...about }: WizardSubject): string =>
  policyId === undefined
    ? newQuoteAddress(base, about)
    : renewalAddress(base, { ...about, policyId, step: 'verify' })
