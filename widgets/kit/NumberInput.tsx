import {
  useLayoutEffect,
  useRef,
  useState,
  type InputHTMLAttributes,
  type ReactNode,
  type RefCallback,
} from 'react'
import { useStyles } from '../react/use-styles.ts'
import { classNames } from './class-names.ts'
import controlStyles from './control.styles.css'
import { caretIn, group, numberOf, strip } from './number-text.ts'
import { TextInput } from './TextInput.tsx'

export interface NumberInputProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'prefix'
> {
  readonly value: number | undefined
  readonly onValue: (value: number | undefined) => void
  /** Digits after the point; 0 by default. */
  readonly fraction?: number
  readonly negative?: boolean
  /** Whether all digits of the fraction are shown once the field is left: `1,234.50`. */
  readonly padded?: boolean
  /** Whether thousands are grouped; not for years. */
  readonly grouped?: boolean
  /** Inside the box before or after the number: a sign, a unit. */
  readonly before?: ReactNode
  readonly after?: ReactNode
  /** For forms, which focus the first field with an error. */
  readonly ref?: RefCallback<HTMLInputElement>
}

/** A number as text: no spinners, no wheel, and the caret stays in place. */
export function NumberInput({
  value,
  onValue,
  fraction = 0,
  negative = false,
  padded = false,
  grouped = true,
  before,
  after,
  className,
  ref,
  ...rest
}: NumberInputProps) {
  const css = useStyles(controlStyles)
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | undefined>(undefined)
  const written = value === undefined ? '' : padded ? value.toFixed(fraction) : String(value)
  const [plain, setPlain] = useState(written)

  // The typed text stays as long as it means the value: `12.` is 12, and stays `12.`.
  const meant = numberOf(plain) === value ? plain : written
  const text = grouped ? group(meant) : meant

  useLayoutEffect(() => {
    const element = input.current
    const position = caret.current
    caret.current = undefined
    if (element && position !== undefined) element.setSelectionRange(position, position)
  })

  const typed = (element: HTMLInputElement) => {
    const next = strip(element.value, { fraction, negative })
    const shown = grouped ? group(next) : next
    caret.current = caretIn(shown, element.value.slice(0, element.selectionStart ?? undefined))
    setPlain(next)
    onValue(numberOf(next))
  }

  const box = (
    <TextInput
      {...rest}
      ref={(element) => {
        input.current = element
        ref?.(element)
      }}
      numeric
      inputMode={fraction > 0 ? 'decimal' : 'numeric'}
      autoComplete={rest.autoComplete ?? 'off'}
      value={text}
      className={classNames(
        before !== undefined && css['padBefore'],
        after !== undefined && css['padAfter'],
        className,
      )}
      onChange={(event) => typed(event.target)}
      onBlur={(event) => {
        if (padded) setPlain(written)
        rest.onBlur?.(event)
      }}
    />
  )
  if (before === undefined && after === undefined) return box
  return (
    <span className={css['affixed']}>
      {before !== undefined && (
        <span className={classNames(css['affix'], css['before'])} aria-hidden="true">
          {before}
        </span>
      )}
      {box}
      {after !== undefined && (
        <span className={classNames(css['affix'], css['after'])} aria-hidden="true">
          {after}
        </span>
      )}
    </span>
  )
}
