import { useParams, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { quotedProducts } from '#core/insurance/products/products.ts'
import { wizardStepIds, type WizardStep } from '#core/insurance/quotes/wizard/steps.ts'
import type { WizardSubject } from '../../wizard-paths.ts'

/** The subject in a wizard's address; undefined for an unknown product. */
export const useWizardSubject = (): {
  readonly subject: WizardSubject | undefined
  readonly step: WizardStep | undefined
} => {
  const params = useParams({ strict: false })
  const search: { readonly product?: unknown; readonly policyId?: unknown } = useSearch({
    strict: false,
  })
  const { accountId = '' } = params
  const named = ('product' in params ? params.product : undefined) ?? search.product
  const product = quotedProducts.find((each) => each.toLowerCase() === String(named).toLowerCase())
  const policyId = ('policyId' in params ? params.policyId : undefined) ?? search.policyId
  const subject = useMemo(
    () =>
      product === undefined
        ? undefined
        : { accountId, product, ...(typeof policyId === 'string' && { policyId }) },
    [accountId, product, policyId],
  )
  const step = 'step' in params ? params.step : undefined
  return {
    subject,
    step: wizardStepIds.find((each) => each === step),
  }
}
