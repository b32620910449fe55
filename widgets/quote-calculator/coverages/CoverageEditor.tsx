import {
  coverageGroups,
  type CoverageGroup,
} from '#core/insurance/quotes/calculator/coverage-groups.ts'
import { displayedOption } from '#core/insurance/quotes/calculator/displayed-option.ts'
import { Disclosure } from '../../kit/Disclosure.tsx'
import { useStore } from '../../react/use-store.ts'
import { useStyles } from '../../react/use-styles.ts'
import { useWording } from '../../react/use-wording.ts'
import { useCalculator } from '../calculator-context.ts'
import { CoverageRow } from './CoverageRow.tsx'
import styles from './coverage-editor.styles.css'
import { LimitAxis } from './LimitAxis.tsx'
import { RejectedTerms } from './RejectedTerms.tsx'

/** The initially open groups: those changed most often and technology, or else the first. */
const open: readonly CoverageGroup['group'][] = [2, 3, 5]

/** Every coverage by group, with its switch, share of the limit and own terms. */
export function CoverageEditor() {
  const css = useStyles(styles)
  const t = useWording('calculator-steps', 'rating', 'coverages')
  const calculator = useCalculator()
  const price = useStore(calculator.$price)
  const form = useStore(calculator.$form)
  if (!price) return null
  const option = displayedOption(form, price)
  const groups = coverageGroups(option)
  const opened = groups.some(({ group }) => open.includes(group)) ? open : [groups[0]?.group]
  return (
    <div className={css['groups']}>
      <RejectedTerms price={price} form={form} />
      {groups.map(({ group, items }) => (
        <Disclosure
          key={group}
          className={css['group']}
          open={opened.includes(group)}
          summary={t(`coverages:groups.${group}`)}
          aside={
            <span className={css['count']}>
              {t('calculator-steps:coverage.selected', {
                count: items.filter(({ priced }) => priced.selected).length,
                total: items.length,
              })}
            </span>
          }
        >
          <LimitAxis total={option.global.limit} />
          <ul>
            {items.map((item) => (
              <CoverageRow key={item.coverage.id} item={item} limit={option.global.limit} />
            ))}
          </ul>
        </Disclosure>
      ))}
    </div>
  )
}
