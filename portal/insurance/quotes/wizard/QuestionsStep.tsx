import { useMemo } from 'react'
import { getSecurityAnswers } from '#core/insurance/security/endpoints.ts'
import { quickQuotePremium } from '#core/insurance/accounts/quotable-endpoints.ts'
import { extendedProductOf } from '#core/insurance/products/security-forms.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { ElementMount } from '../../../frame/elements/ElementMount.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { useWizard } from './wizard-context.ts'
import { WizardCalculator } from './WizardCalculator.tsx'
import styles from './wizard.styles.css'

/** The security questions of the account. */
export const QuestionsStep = () => {
  const css = useStyles(styles)
  const t = useWording('wizard')
  const { queries } = usePortal()
  const { subject, next } = useWizard()
  const { accountId } = subject
  const product = extendedProductOf(subject.product)
  const attributes = useMemo(
    () => ({ 'account-id': accountId, ...(product !== undefined && { product }) }),
    [accountId, product],
  )
  const events = useMemo(
    () => ({
      'parapet-answers-saved': () => {
        void queries.refresh(getSecurityAnswers, quickQuotePremium)
        next(true)
      },
    }),
    [queries, next],
  )
  return (
    <>
      <WizardCalculator />
      <div className={css['read']}>
        <ElementMount tag="parapet-security-questions" attributes={attributes} events={events} />
      </div>
      <div className={css['actions']}>
        <Button onClick={() => next()}>{t('wizard:action.continue')}</Button>
      </div>
    </>
  )
}
