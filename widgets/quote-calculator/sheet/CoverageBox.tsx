import type { KeyboardEvent } from 'react'
import { sentences } from '#core/foundation/wording/sentences.ts'
import type { CoverageItem } from '#core/insurance/quotes/calculator/coverage-groups.ts'
import { withCoverage } from '#core/insurance/quotes/calculator/terms.ts'
import { Checkbox } from '../../kit/Checkbox.tsx'
import { Tooltip } from '../../kit/Tooltip.tsx'
import { useWording } from '../../react/use-wording.ts'
import { useCalculator } from '../calculator-context.ts'
import { useDisablingQuestions } from '../coverages/use-disabling-questions.ts'
import { useCoverageName, useCoverageTooltip } from '../coverages/use-coverage-text.ts'
import { useLockReason } from '../coverages/use-lock-reason.ts'

/** The check box of a coverage. Its tooltip describes the coverage and why it is unavailable. */
export function CoverageBox({
  item: { coverage, priced },
  onKeyDown,
  ...rest
}: {
  readonly item: CoverageItem
  readonly tabIndex: number
  readonly onFocus: () => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}) {
  const t = useWording('calculator-steps', 'rating', 'coverages')
  const calculator = useCalculator()
  const name = useCoverageName()(coverage)
  const about = useCoverageTooltip()(coverage)
  const reason = useLockReason()(coverage, priced)
  const blame = useDisablingQuestions()(priced.availability.questions)
  const path = `coverages.${coverage.id}`
  return (
    <Tooltip text={sentences(reason, blame, about)}>
      <Checkbox
        {...rest}
        name={path}
        label={name}
        hint={reason ?? (priced.locked ? t('calculator-steps:coverage.mandatory') : undefined)}
        checked={priced.selected}
        aria-disabled={priced.locked || reason !== undefined || undefined}
        onKeyDown={onKeyDown}
        onValue={(selected) =>
          calculator.revise(path, (form, answer) =>
            answer ? withCoverage(form, answer, coverage.id, { selected }) : form,
          )
        }
      />
    </Tooltip>
  )
}
