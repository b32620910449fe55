import { useEffect, useRef, useState, type FormEvent } from 'react'
import { stepFrom, type Step } from '#core/insurance/quotes/calculator/steps.ts'
import { Button } from '../../kit/Button.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { useHost } from '../../react/use-host.ts'
import { usePlatform } from '../../react/use-platform.ts'
import { useStore } from '../../react/use-store.ts'
import { useStyles } from '../../react/use-styles.ts'
import { useWording } from '../../react/use-wording.ts'
import { useCalculator } from '../calculator-context.ts'
import { CompanyStep } from './CompanyStep.tsx'
import { focusField } from '../fields/focus-field.ts'
import { LazyPart } from '../LazyPart.tsx'
import { prepareViews, type LazyView } from '../lazy-view.ts'
import { partViews } from '../part-views.ts'
import styles from './step-form.styles.css'
import { stepViews } from './step-views.ts'

/** The code of the next step, loaded while the user fills in this one. */
const ahead = {
  company: [
    partViews.priceProblem,
    stepViews.security,
    partViews.price,
    partViews.largePrice,
    partViews.priceDetails,
    stepViews.options,
  ],
  security: [partViews.priceDetails, stepViews.options, partViews.coverages],
  options: [partViews.coverages, stepViews.contact],
  contact: [stepViews.saved],
  saved: [],
} as const satisfies Record<Step, readonly LazyView[]>

function StepView({ step }: { readonly step: Step }) {
  if (step === 'company') return <CompanyStep />
  return <LazyPart view={stepViews[step]} fallback={<Skeleton lines={5} height="3.5em" />} />
}

/**
 * The open step with its buttons. Enter goes to the next step, and an invalid field gets the focus.
 */
export function StepForm() {
  const css = useStyles(styles)
  const t = useWording('calculator')
  const calculator = useCalculator()
  const { root } = useHost()
  const { wording } = usePlatform()
  const step = useStore(calculator.$step)
  const isSaving = useStore(calculator.$isSaving)
  const hasPrice = useStore(calculator.$price) !== undefined
  const quote = useStore(calculator.$quote)
  const isDirty = useStore(calculator.$isDirty)
  const hasErrors = Object.keys(useStore(calculator.$fieldErrors)).length > 0

  // On the first step, further code loads with the first keystroke, because many users never start.
  const isAtWork = step !== 'company' || isDirty || hasErrors
  useEffect(() => {
    if (!isAtWork) return undefined
    wording.load('errors', 'calculator-steps', 'rating', 'coverages').catch(() => undefined)
    if (step === 'options' && calculator.asksAddress) wording.load('address').catch(() => undefined)
    return prepareViews(...ahead[step])
  }, [calculator, step, isAtWork, wording])

  const savesHere = step === 'contact' || (step === 'options' && quote !== undefined)
  const form = useRef<HTMLFormElement>(null)
  // The saved quote keeps the height of the previous step, so that content below does not move.
  const [room, setRoom] = useState<number>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSaving) return
    setRoom(step === 'contact' ? form.current?.offsetHeight : undefined)
    const field = await (savesHere ? calculator.save() : calculator.next())
    if (field !== undefined) focusField(root, field)
  }
  const back = stepFrom(calculator.steps, step, -1)
  const mayGoBack = back !== undefined && step !== 'saved' && calculator.canOpen(back)

  return (
    <form
      ref={form}
      className={css['form']}
      style={{ minHeight: step === 'saved' ? room : undefined }}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <div className={css['panel']} part="panel">
        <div className={css['fields']}>
          <StepView step={step} />
        </div>
      </div>
      {step !== 'saved' && (
        <div className={css['bar']} part="bar" data-foot="">
          <div className={css['row']}>
            <div className={css['troubles']} data-troubles="" />
            <div className={css['price']}>{hasPrice && <LazyPart view={partViews.price} />}</div>
            {mayGoBack && (
              <Button
                variant="quiet"
                icon="arrowLeft"
                className={css['back']}
                onClick={() => calculator.goTo(back)}
              >
                <span className={css['backText']}>{t('calculator:action.back')}</span>
              </Button>
            )}
            <Button
              variant="primary"
              type="submit"
              busy={isSaving}
              className={css['go']}
              aria-disabled={(savesHere && quote !== undefined && !isDirty) || undefined}
            >
              {isSaving
                ? t('calculator:action.saving')
                : savesHere
                  ? t(
                      quote === undefined
                        ? 'calculator:action.save'
                        : 'calculator:action.saveChanges',
                    )
                  : t('calculator:action.continue')}
            </Button>
          </div>
        </div>
      )}
    </form>
  )
}
