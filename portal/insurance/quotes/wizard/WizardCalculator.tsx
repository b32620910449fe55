import { useEffect, useState, type ReactNode } from 'react'
import { createCalculator } from '#core/insurance/quotes/calculator/calculator.ts'
import type { Calculator } from '#core/insurance/quotes/calculator/contract.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { useFrozenDuringPress } from '#widgets/kit/use-frozen-during-press.ts'
import { CalculatorContext } from '#widgets/quote-calculator/calculator-context.ts'
import { PriceFigure } from '#widgets/quote-calculator/price/PriceFigure.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { errorReasons } from '../../../frame/errors/error-reasons.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { applyMissingAnswers } from './known-answers.ts'
import { useDraftPlatform } from './use-draft-platform.ts'
import { useElapsed } from './use-elapsed.ts'
import { useWizard } from './wizard-context.ts'
import styles from './wizard.styles.css'

/** Milliseconds until a refresh is offered (spec 2 §9). */
const refreshAfter = 10_000

/** The premium once it can be computed; offers a refresh when it takes long. */
const QuickPremium = ({ calculator }: { readonly calculator: Calculator }) => {
  const css = useStyles(styles)
  const t = useWording('wizard', 'calculator')
  const isPricing = useStore(calculator.$isPricing)
  const isSaving = useStore(calculator.$isSaving)
  const error = useStore(calculator.$priceError)
  const problem = useStore(calculator.$problem)
  const hasPrice = useStore(calculator.$price) !== undefined
  const hasElapsed = useElapsed(isPricing || isSaving, refreshAfter)
  // The notice is above the step, so showing it would move a control under the pointer.
  const failure = useFrozenDuringPress(problem ?? error)
  const refresh = (
    <Button onClick={() => void calculator.refresh()}>{t('wizard:quick.refresh')}</Button>
  )
  return (
    <>
      <div className={css['price']}>
        <span>{t('wizard:quick.label')}</span>
        {hasPrice ? <PriceFigure /> : <span>{t('wizard:quick.none')}</span>}
        {hasElapsed && failure === undefined && refresh}
      </div>
      {failure && <Notice tone="error" title={errorReasons(failure)} actions={refresh} />}
    </>
  )
}

/** The calculator of a wizard's draft, opened with the account's known answers. */
export const useWizardCalculator = (): Calculator => {
  const portal = usePortal()
  const platform = useDraftPlatform()
  const { subject, saved } = useWizard()
  const { accountId, product, policyId } = subject
  const [calculator] = useState(() =>
    createCalculator(platform, { accountId, product, policyId, draftKey: 'parapet.quote' }),
  )
  useEffect(() => {
    // A premium without the known answers is better than none.
    const begin = calculator
      .open()
      .then(() => applyMissingAnswers(calculator, portal, accountId))
      .catch(() => undefined)
    void begin
    return () => calculator.stop(true)
  }, [calculator, portal, accountId])
  useEffect(
    () =>
      calculator.events.on('saved', ({ id, quoteNumber }) => saved({ id, number: quoteNumber })),
    [calculator, saved],
  )
  return calculator
}

/** A step with the premium of its calculator. */
export const CalculatorFrame = ({
  calculator,
  children,
}: {
  readonly calculator: Calculator
  readonly children?: ReactNode
}) => {
  const status = useStore(calculator.$status)
  return (
    <CalculatorContext value={calculator}>
      <QuickPremium calculator={calculator} />
      {status === 'open' && children}
      {status === 'opening' && children !== undefined && <Skeleton lines={6} height="3em" />}
    </CalculatorContext>
  )
}

/** The calculator of a wizard's draft around a step, with its premium. */
export const WizardCalculator = ({ children }: { readonly children?: ReactNode }) => (
  <CalculatorFrame calculator={useWizardCalculator()}>{children}</CalculatorFrame>
)
