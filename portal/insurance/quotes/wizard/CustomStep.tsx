import { useMemo } from 'react'
import { PlatformContext } from '#widgets/react/contexts.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { ElementMount } from '../../../frame/elements/ElementMount.tsx'
import { savedShape } from '../quote-events.ts'
import { useDraftPlatform } from './use-draft-platform.ts'
import { useWizard } from './wizard-context.ts'
import styles from './wizard.styles.css'

/** The full calculator over the draft's values. */
export const CustomStep = () => {
  const css = useStyles(styles)
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
      <div className={css['sheet']}>
        <ElementMount
          tag="parapet-quote-calculator"
          attributes={attributes}
          events={events}
          isStored
        />
      </div>
    </PlatformContext>
  )
}
