import { useId } from 'react'
import { addedCoverages, includedCount } from '#core/insurance/quotes/calculator/comparison.ts'
import { totalToPay } from '#core/insurance/quotes/total.ts'
import type { PricedOption, PresetName } from '#core/insurance/rating/model.ts'
import { presetTerms, type PresetTerm } from '#core/insurance/rating/rules.ts'
import { presetIds } from '#core/insurance/products/terms.ts'
import { ownTermsOf } from '#core/insurance/products/own-terms.ts'
import { Badge } from '../../kit/Badge.tsx'
import { classNames } from '../../kit/class-names.ts'
import { useStore } from '../../react/use-store.ts'
import { useStyles } from '../../react/use-styles.ts'
import { useWording } from '../../react/use-wording.ts'
import { useCalculator } from '../calculator-context.ts'
import styles from './preset-card.styles.css'
import { useCoverageName } from './use-coverage-text.ts'
import { useMoney } from '../price/use-money.ts'
import { useTermText } from './use-term-text.ts'

/** Maximum number of coverages listed on a card. */
const maxListedCoverages = 3

interface Named {
  readonly name: PresetName
  readonly option: PricedOption
}

/** One of the three options with its price, terms, and additions to the smaller option. */
export function PresetCard({
  name,
  option,
  smaller,
  differing,
  checked,
  onChoose,
}: Named & {
  readonly smaller: Named | undefined
  /** Terms in which the options differ are emphasised. */
  readonly differing: ReadonlySet<PresetTerm>
  readonly checked: boolean
  readonly onChoose: () => void
}) {
  const css = useStyles(styles)
  const t = useWording('calculator', 'calculator-steps', 'rating', 'coverages')
  const { product, $quote } = useCalculator()
  const quote = useStore($quote)
  const id = useId()
  const money = useMoney()
  const termText = useTermText()
  const nameOf = useCoverageName()
  const added = smaller ? addedCoverages(option, smaller.option) : []
  const rest = added.length - maxListedCoverages
  const names = added.slice(0, maxListedCoverages).map(nameOf).join(', ')
  return (
    <div
      className={classNames(css['card'], checked && css['chosen'])}
      part={checked ? 'option option-chosen' : 'option'}
    >
      <div className={css['head']}>
        <input
          type="radio"
          id={id}
          name="global.preset"
          className={css['radio']}
          checked={checked}
          aria-describedby={`${id}-price ${id}-about`}
          onChange={onChoose}
        />
        <label htmlFor={id} className={css['name']}>
          {t(`rating:presets.${presetIds[name]}`)}
        </label>
        {name === 'popular' && (
          <Badge tone="accent">{t('calculator-steps:options.recommended')}</Badge>
        )}
      </div>
      <p className={css['price']} id={`${id}-price`}>
        <span className={css['figure']}>{money.exact(totalToPay(option, quote))}</span>{' '}
        <span className={css['unit']}>{t('calculator:summary.perYear')}</span>
      </p>
      <dl className={css['terms']}>
        {presetTerms.map((term) => (
          <div key={term} className={css['term']}>
            <dt>{t(`calculator-steps:options.${term}`, {}, ownTermsOf(product))}</dt>
            <dd className={classNames(css['value'], differing.has(term) && css['differs'])}>
              {termText(term, option.global[term])}
            </dd>
          </div>
        ))}
      </dl>
      <p className={css['about']} id={`${id}-about`}>
        <strong className={css['count']}>
          {t('calculator-steps:options.coverages', { count: includedCount(option) })}
        </strong>
        {smaller && added.length > 0 && (
          <span className={css['added']}>
            {t(rest > 0 ? 'calculator-steps:options.addsMore' : 'calculator-steps:options.adds', {
              smaller: t(`rating:presets.${presetIds[smaller.name]}`),
              coverages: names,
              count: Math.max(rest, 0),
            })}
          </span>
        )}
      </p>
    </div>
  )
}
