import {
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type InputHTMLAttributes,
  type ReactNode,
  type RefCallback,
} from 'react'
import { useStyles } from '../react/use-styles.ts'
import { classNames } from './class-names.ts'
import controlStyles from './control.styles.css'
import { useControl } from './field-context.ts'
import { caretIn, group, isNumberText, numberOf, strip } from './number-text.ts'
import { RefusedNumber } from './RefusedNumber.tsx'
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

/** Changes that put in a whole text: a paste, a drop, a correction, or a browser that fills in. */
const atOnce = /^(?:insertFrom|insertReplacement|$)/

const isTyped = ({ nativeEvent }: ChangeEvent<HTMLInputElement>): boolean =>
  'inputType' in nativeEvent && !atOnce.test(String(nativeEvent.inputType))

/**
 * A number as text: no spinners, no wheel, and the caret stays in place. What is no number leaves it
 * as it is, and is named below.
 */
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
  const control = useControl()
  const [refused, setRefused] = useState<{ readonly text: string; readonly at: typeof value }>()
  const notTaken = refused && Object.is(refused.at, value) ? refused.text : undefined
  const messageId = `${control.id}-refused`

  // The typed text stays as long as it means the value: `12.` is 12, and stays `12.`.
  const meant = numberOf(plain) === value ? plain : written
  const text = grouped ? group(meant) : meant

  useLayoutEffect(() => {
    const element = input.current
    const position = caret.current
    caret.current = undefined
    if (element && position !== undefined) element.setSelectionRange(position, position)
  })

  // nothing is saved while the field says that it did not take a text
  useEffect(() => {
    const element = input.current
    const form = element?.form
    if (notTaken === undefined || !form) return undefined
    const stop = (event: Event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      element.focus()
    }
    form.addEventListener('submit', stop, true)
    return () => form.removeEventListener('submit', stop, true)
  }, [notTaken])

  const typed = (event: ChangeEvent<HTMLInputElement>) => {
    const element = event.target
    const isTaken = isNumberText(element.value, { fraction, negative, isTyped: isTyped(event) })
    const next = isTaken ? strip(element.value, { fraction, negative }) : meant
    const shown = grouped ? group(next) : next
    caret.current = caretIn(shown, element.value.slice(0, element.selectionStart ?? undefined))
    setRefused(isTaken ? undefined : { text: element.value, at: value })
    if (!isTaken) return
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
      {...(notTaken !== undefined && {
        'aria-invalid': true,
        'aria-describedby': [control['aria-describedby'], messageId].filter(Boolean).join(' '),
      })}
      onChange={typed}
      onBlur={(event) => {
        if (padded) setPlain(written)
        rest.onBlur?.(event)
      }}
    />
  )
  const isBare = before === undefined && after === undefined
  return (
    <>
      {isBare ? (
        box
      ) : (
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
      )}
      {notTaken !== undefined && (
        <Suspense fallback={null}>
          <RefusedNumber
            id={messageId}
            text={notTaken}
            example={fraction > 0 ? '1,200.50' : grouped ? '1,200' : '1200'}
          />
        </Suspense>
      )}
    </>
  )
}
