import { useCallback, useMemo, useRef, useState } from 'react'
import { getSecurityAnswers } from '#core/insurance/security/endpoints.ts'
import { quickQuotePremium } from '#core/insurance/accounts/eligibility-endpoints.ts'
import { extendedProductOf } from '#core/insurance/products/security-forms.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useAttempt } from '../../../frame/actions/use-attempt.ts'
import { ElementMount } from '../../../frame/elements/ElementMount.tsx'
import { dirtyShape, isSavable } from '../../../frame/elements/event-shapes.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { applyKnownAnswers } from './known-answers.ts'
import { useWizard } from './wizard-context.ts'
import { CalculatorFrame, useWizardCalculator } from './WizardCalculator.tsx'
import styles from './wizard.styles.css'

/** The security questions of the account; the continue button saves the answers. */
export const QuestionsStep = () => {
  const css = useStyles(styles)
  const t = useWording('portal', 'wizard')
  const portal = usePortal()
  const { queries, notifications } = portal
  const { subject, next } = useWizard()
  const { accountId } = subject
  const calculator = useWizardCalculator()
  const product = extendedProductOf(subject.product)
  const { busy, attempt } = useAttempt<'next'>()
  const element = useRef<HTMLElement>(null)
  const [isDirty, setDirty] = useState(false)
  const hasEdits = useRef(false)
  const [read] = useState(() => Promise.withResolvers<void>())
  const attributes = useMemo(
    () => ({ 'account-id': accountId, ...(product !== undefined && { product }) }),
    [accountId, product],
  )
  const events = useMemo(
    () => ({
      'parapet-answers-loaded': () => read.resolve(),
      // The element shows the error; the step can continue without its questions.
      'parapet-error': () => read.resolve(),
      'parapet-dirty-changed': (detail: unknown) => {
        hasEdits.current = dirtyShape.safeParse(detail).data?.dirty === true
        setDirty(hasEdits.current)
      },
      'parapet-answers-saved': () => {
        void queries.refresh(getSecurityAnswers, quickQuotePremium)
        const startNext = () => next(true)
        // The draft is priced with the new answers; on failure, the next step reads them again.
        void applyKnownAnswers(calculator, portal, accountId).then(startNext, startNext)
      },
    }),
    [calculator, portal, accountId, queries, next, read],
  )
  const takeElement = useCallback((mounted: HTMLElement | null) => {
    element.current = mounted
  }, [])
  const label = t('wizard:action.continue')
  const startNext = async () => {
    await read.promise
    const questions = element.current
    if (!hasEdits.current || questions === null || !isSavable(questions)) next()
    // A successful save continues by its event.
    else if (!(await questions.save()))
      notifications.show('error', t('portal:unsaved.notSaved', { action: label }))
  }
  return (
    <>
      <CalculatorFrame calculator={calculator} />
      <div className={css['read']}>
        <ElementMount
          tag="parapet-security-questions"
          attributes={attributes}
          events={events}
          elementRef={takeElement}
        />
      </div>
      <div className={css['actions']}>
        <Button
          // The form has the primary button while it has unsaved changes.
          variant={isDirty ? 'secondary' : 'primary'}
          busy={busy !== undefined}
          onClick={() => void attempt('next', startNext)}
        >
          {label}
        </Button>
      </div>
    </>
  )
}
