import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type InputHTMLAttributes,
  type Ref,
} from 'react'
import { useStyles } from '../react/use-styles.ts'
import { digitsOf } from '#core/foundation/validation/code-digits.ts'
import { classNames } from './class-names.ts'
import { typedDigits } from './code-digits.ts'
import styles from './code-input.styles.css'
import { useControl } from './field-context.ts'

export interface CodeInputProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'defaultValue' | 'type'
> {
  /** The digits typed so far. */
  readonly value: string
  readonly onValue: (digits: string) => void
  readonly length?: number
  readonly ref?: Ref<HTMLInputElement | null>
}

/** Events for caret or selection changes. Engines differ in which they send. */
const movements = ['select', 'selectionchange', 'keyup', 'click', 'focus'] as const

/**
 * A code as one input drawn as boxes, so that paste, autofill, password managers and screen readers
 * work as usual. Caret and selection are drawn at the input's positions.
 */
export function CodeInput({ value, onValue, length = 6, className, ref, ...rest }: CodeInputProps) {
  const css = useStyles(styles)
  const control = useControl()
  const field = useRef<HTMLInputElement>(null)
  const [range, setRange] = useState({ start: 0, end: 0 })
  const [wanted, setWanted] = useState<{ readonly caret: number }>()
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => field.current)

  useEffect(() => {
    const input = field.current
    if (!input) return
    const variant = () => {
      // A render before the change is handled would reset the field to its old text.
      if (input.value !== value) return
      setRange({ start: input.selectionStart ?? 0, end: input.selectionEnd ?? 0 })
    }
    variant()
    for (const movement of movements) input.addEventListener(movement, variant)
    return () => {
      for (const movement of movements) input.removeEventListener(movement, variant)
    }
  }, [value])

  useLayoutEffect(() => {
    if (wanted) field.current?.setSelectionRange(wanted.caret, wanted.caret)
  }, [wanted])

  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const caret = target.selectionStart ?? target.value.length
    const digits = typedDigits(value, target.value, caret - 1, length)
    // Setting the text moves the caret to the end, so its position is restored.
    if (digits !== target.value) {
      setWanted({ caret: digitsOf(target.value.slice(0, caret)).length })
    }
    onValue(digits)
  }
  // In a full code, the caret is drawn at the last digit.
  const drawn = Math.min(range.start, length - 1)
  const isMarked = (index: number) =>
    range.end > range.start ? index >= range.start && index < range.end : index === drawn
  const isWrong = (rest['aria-invalid'] ?? control['aria-invalid']) === true

  return (
    <div className={classNames(css['frame'], isWrong && css['wrong'], className)}>
      <input
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        {...control}
        {...rest}
        ref={field}
        type="text"
        className={css['input']}
        value={value}
        onChange={change}
      />
      <span className={css['boxes']} aria-hidden="true">
        {Array.from({ length }, (_, index) => (
          <span
            key={index}
            className={classNames(
              css['box'],
              isMarked(index) && css['marked'],
              value[index] === undefined && css['empty'],
            )}
          >
            {value[index]}
          </span>
        ))}
      </span>
    </div>
  )
}
