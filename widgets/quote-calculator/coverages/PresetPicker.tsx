import { memo } from 'react'
import { comparedTerms, presetNames } from '#core/insurance/quotes/calculator/comparison.ts'
import type { PresetPrices } from '#core/insurance/quotes/calculator/pricing.ts'
import { withPreset } from '#core/insurance/quotes/calculator/terms.ts'
import { presetIds } from '#core/insurance/products/terms.ts'
import { Icon } from '../../kit/Icon.tsx'
import { useLive } from '../../react/use-live.ts'
import { useStyles } from '../../react/use-styles.ts'
import { useWording } from '../../react/use-wording.ts'
import { useCalculator } from '../calculator-context.ts'
import { Comparison } from '../drafts/Comparison.tsx'
import { PresetCard } from './PresetCard.tsx'
import styles from './preset-picker.styles.css'

/**
 * The three options as columns. None is selected after custom changes. Memoized, because most
 * changes do not affect the options.
 */
export const PresetPicker = memo(function PresetPicker({
  presets,
  preset,
}: {
  readonly presets: PresetPrices
  readonly preset: number | undefined
}) {
  const css = useStyles(styles)
  const live = useLive('status')
  const t = useWording('calculator-steps', 'rating')
  const calculator = useCalculator()
  const differing = comparedTerms(presets)
  const isCustom = preset === presetIds.custom
  return (
    <div className={css['picker']}>
      <div
        className={css['cards']}
        role="radiogroup"
        aria-label={t('calculator-steps:options.presets')}
      >
        {presetNames.map((name, index) => {
          const before = presetNames[index - 1]
          return (
            <PresetCard
              key={name}
              name={name}
              option={presets[name]}
              smaller={before && { name: before, option: presets[before] }}
              differing={differing}
              checked={preset === presetIds[name]}
              onChoose={() =>
                calculator.revise('global.preset', (old) => withPreset(old, presetIds[name]))
              }
            />
          )
        })}
      </div>
      {isCustom && (
        <p className={css['custom']} {...live}>
          <Icon name="check" className={css['mark']} />
          <span>
            <strong className={css['name']}>{t('rating:presets.-1')}</strong>{' '}
            {t('calculator-steps:options.customLead')}
          </span>
        </p>
      )}
      <Comparison presets={presets} />
    </div>
  )
})
