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
import type { NumberFormat } from '#core/foundation/money/number-text.ts'
import { useStyles } from '../react/use-styles.ts'
import { classNames } from './class-names.ts'
import controlStyles from './control.styles.css'
import { useControl } from './field-context.ts'
import { caretIn, group, isHalfGrouped, numberOf, plainOf } from './number-text.ts'
import { RejectedNumber } from './RejectedNumber.tsx'
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
  /** The currency or percent sign that users may type; it is removed. */
  readonly unit?: NumberFormat['unit']
  /** Whether the fraction is padded on blur: `1,234.50`. */
  readonly padded?: boolean
  /** Whether thousands are grouped. Not for years. */
  readonly grouped?: boolean
  /** A sign or unit inside the box, before or after the number. */
  readonly before?: ReactNode
  readonly after?: ReactNode
  /** For forms that focus the first field with an error. */
  readonly ref?: RefCallback<HTMLInputElement>
}

/** Input events that insert a whole text: paste, drop, autocorrection or autofill. */
const atOnce = /^(?:insertFrom|insertReplacement|$)/

const isTyped = ({ nativeEvent }: ChangeEvent<HTMLInputElement>): boolean =>
  'inputType' in nativeEvent && !atOnce.test(String(nativeEvent.inputType))

const isComma = ({ nativeEvent }: ChangeEvent<HTMLInputElement>): boolean =>
  'data' in nativeEvent && String(nativeEvent.data).includes(',')

/** A rejected text. */
interface Refused {
  readonly text: string
  /** The number that the field had and keeps. */
  readonly at: number | undefined
  /** Whether the message is shown. A half-typed group is reported on blur. */
  readonly isNamed: boolean
}

const named = (refused: Refused | undefined) => refused && { ...refused, isNamed: true }

/**
 * A number as text: no spinners, no wheel, and the caret stays in place. A text that is not a
 * number gets a message and does not change the value. Typed text is never altered, because
 * dropping a key would change the number: `1.5` would become 15.
 */
export function NumberInput({
  value,
  onValue,
  fraction = 0,
  negative = false,
  unit,
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
  const [refused, setRefused] = useState<Refused>()
  const notTaken = refused && Object.is(refused.at, value) ? refused.text : undefined
  const isNamed = notTaken !== undefined && refused?.isNamed === true
  const messageId = `${control.id}-refused`

  // The typed text stays while it means the same value: `12.` is 12, and stays `12.`.
  const isUnread = notTaken === plain
  const meant = isUnread || numberOf(plain) === value ? plain : written
  const text = grouped && !isUnread ? group(meant) : meant

  useLayoutEffect(() => {
    const element = input.current
    const position = caret.current
    caret.current = undefined
    if (element && position !== undefined) element.setSelectionRange(position, position)
  })

  // blocks the form while the field shows a rejected text
  useEffect(() => {
    const element = input.current
    const form = element?.form
    if (notTaken === undefined || !form) return undefined
    const stop = (event: Event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      element.focus()
      setRefused(named)
    }
    form.addEventListener('submit', stop, true)
    return () => form.removeEventListener('submit', stop, true)
  }, [notTaken])

  const typed = (event: ChangeEvent<HTMLInputElement>) => {
    const element = event.target
    const isKey = isTyped(event)
    // a typed comma may be meant as a decimal point, so it must complete a group
    const isRegrouped = isKey && !isComma(event) && notTaken === undefined
    // short forms only apply to inserted texts: while typing, each key would change the number
    const isShort = !isKey && unit !== '%'
    const read = plainOf(element.value, { fraction, negative, unit, isRegrouped, isShort })
    const isTaken = read !== undefined
    const next = read ?? (isKey ? element.value : meant)
    if (isTaken || !isKey) {
      const shown = grouped ? group(next) : next
      caret.current = caretIn(shown, element.value.slice(0, element.selectionStart ?? undefined))
    }
    const isHalf = isKey && isHalfGrouped(element.value)
    setRefused(isTaken ? undefined : { text: element.value, at: value, isNamed: !isHalf })
    setPlain(next)
    if (isTaken) onValue(numberOf(next))
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
      {...(isNamed && {
        'aria-invalid': true,
        'aria-describedby': [control['aria-describedby'], messageId].filter(Boolean).join(' '),
      })}
      onChange={typed}
      onBlur={(event) => {
        if (padded && !isUnread) setPlain(written)
        setRefused(named)
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
      {isNamed && (
        <Suspense fallback={null}>
          <RejectedNumber
            id={messageId}
            text={notTaken}
            example={fraction > 0 ? '1,200.50' : grouped ? '1,200' : '1200'}
          />
        </Suspense>
      )}
    </>
  )
}
