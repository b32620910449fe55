import {
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type InputHTMLAttributes,
  type Ref,
} from 'react'
import { useStyles } from '../react/use-styles.ts'
import { classNames } from './class-names.ts'
import styles from './code-input.sheet.css'
import { typedDigits } from './code-digits.ts'
import { useControl } from './field-context.ts'

export interface CodeInputProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'defaultValue' | 'type'
> {
  /** The digits typed so far. */
  readonly value: string
  readonly onValue: (digits: string) => void
  readonly length?: number
  readonly ref?: Ref<HTMLInputElement>
}

interface Range {
  readonly start: number
  readonly end: number
}

/**
 * The digits of a code as one field, drawn as boxes: a paste, the phone's own suggestion, a password
 * manager and a screen reader meet one input. Caret and selection are drawn where the input has them.
 */
export function CodeInput({
  value,
  onValue,
  length = 6,
  className,
  onSelect,
  onKeyUp,
  onClick,
  onFocus,
  ...rest
}: CodeInputProps) {
  const css = useStyles(styles)
  const control = useControl()
  const last = useRef<Range>({ start: 0, end: 0 })
  const [range, setRange] = useState<Range>({ start: 0, end: 0 })
  const moved = useRef<(() => void) | undefined>(undefined)

  useLayoutEffect(() => {
    moved.current?.()
    moved.current = undefined
  })

  const look = ({ selectionStart, selectionEnd, value: text }: HTMLInputElement) => {
    const start = selectionStart ?? text.length
    last.current = { start, end: selectionEnd ?? start }
    setRange(last.current)
  }
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target
    const digits = typedDigits(value, input.value, last.current.start, length)
    look(input)
    // A text that is put right has its caret at the end: it goes back to where the typing is.
    const typed = input.value.slice(0, last.current.start).replaceAll(/\D/g, '').length
    if (digits !== input.value) {
      moved.current = () => {
        input.setSelectionRange(typed, typed)
        look(input)
      }
    }
    onValue(digits)
  }
  // A full code has no place after its last digit: the caret is drawn at that one.
  const caret = Math.min(range.start, length - 1)
  const isMarked = (index: number) =>
    range.end > range.start ? index >= range.start && index < range.end : index === caret

  const isWrong = (rest['aria-invalid'] ?? control['aria-invalid']) === true

  return (
    <div className={classNames(css['frame'], isWrong && css['wrong'], className)}>
      <input
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        {...control}
        {...rest}
        type="text"
        className={css['input']}
        value={value}
        onChange={change}
        onSelect={(event) => {
          onSelect?.(event)
          look(event.currentTarget)
        }}
        onKeyUp={(event) => {
          onKeyUp?.(event)
          look(event.currentTarget)
        }}
        onClick={(event) => {
          onClick?.(event)
          look(event.currentTarget)
        }}
        onFocus={(event) => {
          onFocus?.(event)
          look(event.currentTarget)
        }}
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
