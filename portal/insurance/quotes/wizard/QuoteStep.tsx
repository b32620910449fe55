import { Button } from '#widgets/kit/Button.tsx'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { useCalculator } from '#widgets/quote-calculator/calculator-context.ts'
import { PresetPicker } from '#widgets/quote-calculator/coverages/PresetPicker.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useWizard } from './wizard-context.ts'
import { WizardCalculator } from './WizardCalculator.tsx'
import styles from './wizard.styles.css'

const Options = () => {
  const css = useStyles(styles)
  const t = useWording('wizard', 'calculator', 'calculator-steps', 'rating', 'coverages')
  const calculator = useCalculator()
  const { next, goTo } = useWizard()
  const price = useStore(calculator.$price)
  const error = useStore(calculator.$priceError)
  const { global } = useStore(calculator.$form)
  return (
    <>
      {price?.presets ? (
        <div className={css['options']}>
          <PresetPicker presets={price.presets} preset={global.preset} />
        </div>
      ) : (
        error === undefined && <Skeleton lines={4} height="6em" />
      )}
      <div className={css['actions']}>
        <Button variant="primary" aria-disabled={price === undefined} onClick={() => next()}>
          {t('wizard:action.continue')}
        </Button>
        <Button
          onClick={() => {
            calculator.goTo('options')
            goTo('custom-quote')
          }}
        >
          {t('wizard:action.customize')}
        </Button>
      </div>
    </>
  )
}

/** The three options with their prices. */
export const QuoteStep = () => (
  <WizardCalculator>
    <Options />
  </WizardCalculator>
)
