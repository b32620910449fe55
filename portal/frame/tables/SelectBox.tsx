import { useEffect, useRef } from 'react'
import type { Styles } from '#themes/shadow-dom-inject.ts'

interface SelectBoxProps {
  readonly label: string
  /** `some`: of the rows that it stands for. */
  readonly state: boolean | 'some'
  readonly tabIndex?: number
  readonly css: Styles['classes']
  readonly onToggle: () => void
}

/** The check box that selects a row, or every row of the page. */
export const SelectBox = ({ label, state, tabIndex, css, onToggle }: SelectBoxProps) => {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = state === 'some'
  }, [state])
  return (
    <input
      ref={box}
      type="checkbox"
      className={css['select']}
      aria-label={label}
      tabIndex={tabIndex}
      checked={state === true}
      onChange={onToggle}
    />
  )
}
