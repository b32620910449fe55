import { Skeleton } from '../../kit/Skeleton.tsx'
import { useStore } from '../../react/use-store.ts'
import { useStyles } from '../../react/use-styles.ts'
import { useWording } from '../../react/use-wording.ts'
import { useCalculator } from '../calculator-context.ts'
import { LazyPart } from '../LazyPart.tsx'
import styles from './options-step.styles.css'
import { partViews } from '../part-views.ts'
import { PresetPicker } from '../coverages/PresetPicker.tsx'
import { StepHeading } from './StepHeading.tsx'
import { TermsEditor } from '../coverages/TermsEditor.tsx'

/** Three options side by side, then the terms of the whole quote, then every coverage. */
export function OptionsStep() {
  const css = useStyles(styles)
  const t = useWording('calculator-steps', 'rating', 'coverages')
  const calculator = useCalculator()
  const quote = useStore(calculator.$quote)
  const price = useStore(calculator.$price)
  const form = useStore(calculator.$form)
  return (
    <>
      <StepHeading
        title={
          quote
            ? t('calculator-steps:options.titleSaved', { number: quote.quoteNumber })
            : t('calculator-steps:options.title')
        }
        lead={quote ? form.company.name : t('calculator-steps:options.lead')}
      />
      {price ? (
        <>
          {price.presets && <PresetPicker presets={price.presets} preset={form.global.preset} />}
          <div role="group" className={css['section']} aria-labelledby="terms">
            <h3 className={css['title']} id="terms">
              {t('calculator-steps:options.term')}
            </h3>
            <TermsEditor price={price} form={form} />
          </div>
          <div role="group" className={css['section']} aria-labelledby="coverages">
            <div>
              <h3 className={css['title']} id="coverages">
                {t('calculator-steps:coverage.title')}
              </h3>
              <p className={css['lead']}>{t('calculator-steps:coverage.lead')}</p>
            </div>
            <LazyPart view={partViews.coverages} fallback={<Skeleton lines={6} height="3em" />} />
          </div>
        </>
      ) : (
        <Skeleton lines={4} height="6em" />
      )}
    </>
  )
}
