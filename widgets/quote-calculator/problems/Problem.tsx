import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { isFinal, canRetry, type ClientError } from '#core/foundation/errors/client-error.ts'
import { stepOfField } from '#core/insurance/quotes/calculator/steps.ts'
import { Button } from '../../kit/Button.tsx'
import { Notice } from '../../kit/Notice.tsx'
import { useHost } from '../../react/use-host.ts'
import { useStore } from '../../react/use-store.ts'
import { useStyles } from '../../react/use-styles.ts'
import { useWording } from '../../react/use-wording.ts'
import { useCalculator } from '../calculator-context.ts'
import { focusField } from '../fields/focus-field.ts'
import styles from './problem.styles.css'
import { useFieldErrorText } from '../fields/use-field-error.ts'
import { useReason } from '../price/use-reason.ts'
import { useSaveReason } from './use-save-reason.ts'
import { useProblemSlot } from './use-problem-slot.ts'

/** An error with its remedy. */
export function Problem({
  title,
  error,
  onRetry,
  compact = false,
  final = false,
  children,
}: {
  readonly title: ReactNode
  readonly error: ClientError
  readonly onRetry?: (() => void) | undefined
  /** Compact, for the bar. */
  readonly compact?: boolean
  /** Whether the calculator will show nothing else. */
  readonly final?: boolean
  readonly children?: ReactNode
}) {
  const css = useStyles(styles)
  const t = useWording('calculator')
  return (
    <Notice
      tone="error"
      title={title}
      compact={compact}
      final={final}
      actions={
        onRetry &&
        canRetry(error) && (
          <Button size="small" icon="refresh" onClick={onRetry}>
            {t('calculator:action.retry')}
          </Button>
        )
      }
    >
      {children}
      {error.requestId !== '' && (
        <p className={css['reference']}>
          {t('calculator:trouble.reference', { id: error.requestId })}
        </p>
      )}
    </Notice>
  )
}

/** A notice for the current step, at the position defined by the layout. */
function StepProblem(props: Omit<Parameters<typeof Problem>[0], 'compact'>) {
  const slot = useProblemSlot()
  return slot && createPortal(<Problem compact {...props} />, slot)
}

/** The saved quote, the account or the product's rules did not load. */
export function OpeningProblem() {
  const t = useWording('calculator')
  const calculator = useCalculator()
  const error = useStore(calculator.$problem)
  const status = useStore(calculator.$status)
  const reason = useReason()
  if (!error) return null
  const hasFailed = status === 'failed'
  // Without a form there is no slot for it.
  const Place = hasFailed ? Problem : StepProblem
  return (
    <Place
      error={error}
      final={hasFailed && isFinal(error)}
      title={t(hasFailed ? 'calculator:trouble.open' : 'calculator:trouble.rules')}
      onRetry={() => void calculator.open()}
    >
      <p>{hasFailed && error.status === 404 ? t('calculator:trouble.missing') : reason(error)}</p>
    </Place>
  )
}

/** Pricing failed for the current values. Invalid fields are linked. */
export function PriceProblem() {
  const css = useStyles(styles)
  const t = useWording('calculator')
  const calculator = useCalculator()
  const { root } = useHost()
  const error = useStore(calculator.$priceError)
  const fieldErrors = useStore(calculator.$fieldErrors)
  const step = useStore(calculator.$step)
  const hasPrice = useStore(calculator.$price) !== undefined
  const textOf = useFieldErrorText()
  const reason = useReason()
  if (!error) return null
  const named = error.fieldErrors.flatMap(({ field }) => {
    const fieldError = field === undefined ? undefined : fieldErrors[field]
    return field === undefined || fieldError === undefined ? [] : [{ field, fieldError }]
  })
  // A visible field shows its error itself.
  const isAtFields = named.length > 0 && named.every(({ field }) => stepOfField(field) === step)
  if (isAtFields) return null
  const show = (field: string) => {
    const step = stepOfField(field)
    if (step !== undefined) calculator.goTo(step)
    focusField(root, field)
  }
  return (
    <StepProblem
      error={error}
      title={t('calculator:trouble.price')}
      onRetry={error.fieldErrors.length === 0 ? calculator.reprice : undefined}
    >
      {named.length === 0 ? (
        <p>{reason(error)}</p>
      ) : (
        <ul className={css['fieldErrors']}>
          {named.map(({ field, fieldError }) => (
            <li key={field}>
              <button type="button" className={css['link']} onClick={() => show(field)}>
                {textOf(fieldError)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {hasPrice && <p>{t('calculator:summary.stale')}</p>}
    </StepProblem>
  )
}

/** Saving failed; the same button tries again. */
export function SaveProblem() {
  const t = useWording('calculator')
  const calculator = useCalculator()
  const error = useStore(calculator.$saveError)
  const isNew = useStore(calculator.$quote) === undefined
  const reason = useSaveReason()
  if (!error) return null
  return (
    <StepProblem error={error} title={t(`calculator:trouble.${isNew ? 'save' : 'update'}`)}>
      <p>{reason(error)}</p>
    </StepProblem>
  )
}
