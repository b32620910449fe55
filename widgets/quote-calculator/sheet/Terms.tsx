import { useState } from 'react'
import type { Price } from '#core/insurance/quotes/calculator/pricing.ts'
import { SegmentedControl } from '../../kit/SegmentedControl.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { useStore } from '../../react/use-store.ts'
import { useStyles } from '../../react/use-styles.ts'
import { useWording } from '../../react/use-wording.ts'
import { useCalculator } from '../calculator-context.ts'
import { TermsEditor, TriaSwitch } from '../coverages/TermsEditor.tsx'
import { RejectedTerms } from '../coverages/RejectedTerms.tsx'
import { ReferralReasons } from '../price/ReferralReasons.tsx'
import { LazyPart } from '../LazyPart.tsx'
import { useHost } from '../../react/use-host.ts'
import { CoverageTable } from './CoverageTable.tsx'
import { Insureds } from './Insureds.tsx'
import { OptionChoice } from './OptionChoice.tsx'
import { PlacementSwitch } from './PlacementSwitch.tsx'
import { sheetViews } from './sheet-views.ts'
import styles from './terms.styles.css'

type CoverageView = 'table' | 'chart'

/** All terms of a quote: option, limit, periods, dates, placement, and every coverage. */
export function Terms({ price }: { readonly price: Price }) {
  const css = useStyles(styles)
  const t = useWording('sheet', 'calculator-steps', 'rating', 'coverages')
  const calculator = useCalculator()
  const form = useStore(calculator.$form)
  const { values } = useHost()
  const [view, setView] = useState<CoverageView>('table')
  const showsSummary = values.get()['view'] === 'underwriter'
  return (
    <>
      {!showsSummary && <ReferralReasons reasons={price.answer.referralReasons} />}
      <div role="group" className={css['terms']} aria-labelledby="sheet-terms">
        <h2 className={css['title']} id="sheet-terms">
          {t('sheet:section.terms')}
        </h2>
        <OptionChoice price={price} form={form} />
        <TermsEditor
          price={price}
          form={form}
          extras={
            <div className={css['extras']}>
              <PlacementSwitch isSurplus={form.surplusOnly} />
              <TriaSwitch price={price} form={form} />
              <Insureds price={price} insureds={form.additionalInsureds ?? []} />
            </div>
          }
        />
      </div>
      <div role="group" className={css['terms']} aria-labelledby="sheet-coverages">
        <div className={css['head']}>
          <h2 className={css['title']} id="sheet-coverages">
            {t('sheet:section.coverages')}
          </h2>
          <SegmentedControl<CoverageView>
            label={t('sheet:coverages.view')}
            hideLabel
            choices={[
              { value: 'table', label: t('sheet:coverages.table') },
              { value: 'chart', label: t('sheet:coverages.chart') },
            ]}
            value={view}
            onValue={setView}
          />
        </div>
        <RejectedTerms price={price} form={form} />
        {view === 'table' ? (
          <CoverageTable price={price} form={form} />
        ) : (
          <LazyPart view={sheetViews.chart} fallback={<Skeleton lines={12} height="2.4em" />} />
        )}
      </div>
    </>
  )
}
