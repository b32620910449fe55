import { useMemo } from 'react'
import { PlatformContext } from '#widgets/react/contexts.ts'
import { ElementMount } from '../../../frame/elements/ElementMount.tsx'
import { savedShape } from '../quote-events.ts'
import { useDraftPlatform } from './use-draft-platform.ts'
import { useWizard } from './wizard-context.ts'

/** The calculator with every term and coverage, over the values of the draft. */
export const CustomStep = () => {
  const platform = useDraftPlatform()
  const { subject, saved } = useWizard()
  const { accountId, product, policyId } = subject
  const attributes = useMemo(
    () => ({
      'account-id': accountId,
      product,
      view: 'sheet',
      ...(policyId !== undefined && { 'policy-id': policyId }),
    }),
    [accountId, product, policyId],
  )
  const events = useMemo(
    () => ({
      'parapet-quote-saved': (detail: unknown) => {
        const { data } = savedShape.safeParse(detail)
        if (data) saved({ id: data.quoteId, number: data.quoteNumber })
      },
    }),
    [saved],
  )
  return (
    <PlatformContext value={platform}>
      <ElementMount
        tag="parapet-quote-calculator"
        attributes={attributes}
        events={events}
        isStored
      />
    </PlatformContext>
  )
}
