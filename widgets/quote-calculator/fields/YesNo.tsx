import type { ReactNode } from 'react'
import { Button } from '../../kit/Button.tsx'
import { SegmentedControl } from '../../kit/SegmentedControl.tsx'
import { useStyles } from '../../react/use-styles.ts'
import { useWording } from '../../react/use-wording.ts'
import styles from '../steps/security-step.styles.css'

/** A question with yes, no, and a button that removes the answer. */
export function YesNo({
  label,
  value,
  onValue,
  children,
}: {
  readonly label: string
  readonly value: 'YES' | 'NO' | undefined
  readonly onValue: (value: 'YES' | 'NO' | undefined) => void
  /** The effect of the answer, below the question. */
  readonly children?: ReactNode
}) {
  const css = useStyles(styles)
  const t = useWording('calculator', 'rating')
  return (
    <div className={css['question']}>
      <SegmentedControl
        label={label}
        className={css['answer']}
        choices={[
          { value: 'YES', label: t('rating:answers.YES') },
          { value: 'NO', label: t('rating:answers.NO') },
        ]}
        value={value}
        onValue={onValue}
      />
      <Button
        variant="quiet"
        size="small"
        icon="close"
        iconOnly
        className={css['clear']}
        hidden={value === undefined}
        aria-label={`${t('calculator:action.clear')}: ${label}`}
        onClick={() => onValue(undefined)}
      />
      {children}
    </div>
  )
}
