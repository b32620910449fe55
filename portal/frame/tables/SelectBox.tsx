import { useEffect, useRef } from 'react'
import type { Styles } from '#themes/shadow-dom-inject.ts'
import { classNames } from '#widgets/kit/class-names.ts'
import toggleStyles from '#widgets/kit/toggle.styles.css'
import { useStyles } from '#widgets/react/use-styles.ts'

interface SelectBoxProps {
  readonly label: string
  /** `some`: part of the rows that it covers. */
  readonly state: boolean | 'some'
  readonly tabIndex?: number
  /** When there is no row to select. */
  readonly disabled?: boolean
  readonly css: Styles['classes']
  readonly onToggle: () => void
}

/** The check box that selects a row, or every row of the page. */
export const SelectBox = ({
  label,
  state,
  tabIndex,
  disabled = false,
  css,
  onToggle,
}: SelectBoxProps) => {
  const toggles = useStyles(toggleStyles)
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = state === 'some'
  }, [state])
  return (
    <input
      ref={box}
      type="checkbox"
      className={classNames(toggles['check'], css['select'])}
      aria-label={label}
      tabIndex={tabIndex}
      disabled={disabled}
      checked={state === true}
      onChange={onToggle}
    />
  )
}
