import { useRef, type FormEvent } from 'react'
import { Button } from '#widgets/kit/Button.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { useCalculator } from '#widgets/quote-calculator/calculator-context.ts'
import { focusField } from '#widgets/quote-calculator/fields/focus-field.ts'
import { ContactStep } from '#widgets/quote-calculator/steps/ContactStep.tsx'
import { useSaveReason } from '#widgets/quote-calculator/problems/use-save-reason.ts'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useWizard } from './wizard-context.ts'
import { WizardCalculator } from './WizardCalculator.tsx'
import styles from './wizard.styles.css'

const Recipient = () => {
  const css = useStyles(styles)
  const t = useWording('wizard', 'calculator', 'calculator-steps', 'errors')
  const calculator = useCalculator()
  const { goTo } = useWizard()
  const form = useRef<HTMLFormElement>(null)
  const isSaving = useStore(calculator.$isSaving)
  const isSaved = useStore(calculator.$quote) !== undefined
  const failure = useStore(calculator.$saveError)
  const saveReason = useSaveReason()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSaving || isSaved) return
    const field = await calculator.save()
    if (field !== undefined && form.current) focusField(form.current, field)
  }
  return (
    <form ref={form} className={css['form']} noValidate onSubmit={(event) => void submit(event)}>
      <ContactStep />
      {failure && (
        <Notice tone="error" title={t('calculator:trouble.save')}>
          {saveReason(failure)}
        </Notice>
      )}
      <div className={css['actions']}>
        <Button
          variant="primary"
          type="submit"
          busy={isSaving}
          aria-disabled={isSaved || undefined}
        >
          {t('wizard:action.request')}
        </Button>
        <Button onClick={() => goTo('custom-quote')}>{t('wizard:action.customize')}</Button>
      </div>
    </form>
  )
}

/** The recipient of the quote; requests it with the chosen option. */
export const InfoStep = () => (
  <WizardCalculator>
    <Recipient />
  </WizardCalculator>
)
