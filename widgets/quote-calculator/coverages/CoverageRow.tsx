import { useId, useState } from 'react'
import type { CoverageItem } from '#core/insurance/quotes/calculator/coverage-groups.ts'
import { withCoverage } from '#core/insurance/quotes/calculator/terms.ts'
import type { CoverageChoice } from '#core/insurance/rating/model.ts'
import { Button } from '../../kit/Button.tsx'
import { classNames } from '../../kit/class-names.ts'
import { InfoTip } from '../../kit/InfoTip.tsx'
import { Switch } from '../../kit/Switch.tsx'
import { Tooltip } from '../../kit/Tooltip.tsx'
import { useStyles } from '../../react/use-styles.ts'
import { useWording } from '../../react/use-wording.ts'
import { useCalculator } from '../calculator-context.ts'
import { CoverageTerms } from './CoverageTerms.tsx'
import styles from './coverage-row.styles.css'
import { LimitBar } from './LimitBar.tsx'
import { useDisablingQuestions } from './use-disabling-questions.ts'
import { useCoverageName, useCoverageTooltip } from './use-coverage-text.ts'
import { useLockReason } from './use-lock-reason.ts'

/** One coverage with its switch and share of the limit, and its own terms when expanded. */
export function CoverageRow({
  item: { coverage, priced },
  limit,
}: {
  readonly item: CoverageItem
  /** Aggregate limit, minor units. */
  readonly limit: number
}) {
  const css = useStyles(styles)
  const t = useWording('calculator-steps', 'rating', 'coverages')
  const calculator = useCalculator()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const name = useCoverageName()(coverage)
  const about = useCoverageTooltip()(coverage)
  const reason = useLockReason()(coverage, priced)
  const blame = useDisablingQuestions()(priced.availability.questions)
  const path = `coverages.${coverage.id}`
  const change = (choice: CoverageChoice) =>
    calculator.revise(path, (form, answer) =>
      answer ? withCoverage(form, answer, coverage.id, choice) : form,
    )
  const hasTerms = coverage.limit !== undefined || coverage.maxDeductible !== undefined
  const isFixed = priced.locked || reason !== undefined
  return (
    <li className={classNames(css['row'], !priced.selected && css['off'])}>
      <div className={css['head']}>
        <Tooltip text={reason && `${reason}${blame && `. ${blame}`}`}>
          <Switch
            name={path}
            label={name}
            hint={reason ?? (priced.locked ? t('calculator-steps:coverage.mandatory') : undefined)}
            checked={priced.selected}
            aria-disabled={isFixed || undefined}
            onValue={(selected) => change({ selected })}
          />
        </Tooltip>
        {about && <InfoTip label={name} text={about} />}
      </div>
      <LimitBar limit={priced.selected ? priced.limit : undefined} total={limit} />
      {hasTerms && priced.selected && (
        <Button
          variant="quiet"
          size="small"
          icon="chevronDown"
          iconOnly
          className={classNames(css['more'], isOpen && css['open'])}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={t('calculator-steps:coverage.terms', { name })}
          onClick={() => setOpen(!isOpen)}
        />
      )}
      {isOpen && priced.selected && (
        <div className={css['terms']} id={id}>
          <CoverageTerms coverage={coverage} priced={priced} limit={limit} onChange={change} />
        </div>
      )}
    </li>
  )
}
