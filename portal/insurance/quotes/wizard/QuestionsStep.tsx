import { useMemo } from 'react'
import { getSecurityAnswers } from '#core/insurance/security/endpoints.ts'
import { quickQuotePremium } from '#core/insurance/accounts/quotable-endpoints.ts'
import { extendedProductOf } from '#core/insurance/products/security-forms.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { ElementMount } from '../../../frame/elements/ElementMount.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { takeKnownAnswers } from './known-answers.ts'
import { useWizard } from './wizard-context.ts'
import { CalculatorFrame, useWizardCalculator } from './WizardCalculator.tsx'
import styles from './wizard.styles.css'

/** The security questions of the account. */
export const QuestionsStep = () => {
  const css = useStyles(styles)
  const t = useWording('wizard')
  const portal = usePortal()
  const { queries } = portal
  const { subject, next } = useWizard()
  const { accountId } = subject
  const calculator = useWizardCalculator()
  const product = extendedProductOf(subject.product)
  const attributes = useMemo(
    () => ({ 'account-id': accountId, ...(product !== undefined && { product }) }),
    [accountId, product],
  )
  const events = useMemo(
    () => ({
      'parapet-answers-saved': () => {
        void queries.refresh(getSecurityAnswers, quickQuotePremium)
        const goOn = () => next(true)
        // the draft is priced by the new answers; without them the next step reads them again
        void takeKnownAnswers(calculator, portal, accountId).then(goOn, goOn)
      },
    }),
    [calculator, portal, accountId, queries, next],
  )
  return (
    <>
      <CalculatorFrame calculator={calculator} />
      <div className={css['read']}>
        <ElementMount tag="parapet-security-questions" attributes={attributes} events={events} />
      </div>
      <div className={css['actions']}>
        <Button onClick={() => next()}>{t('wizard:action.continue')}</Button>
      </div>
    </>
  )
}
