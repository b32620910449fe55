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
import type { NumberFormat } from '#core/foundation/money/parse-number.ts'
import { useStyles } from '../react/use-styles.ts'
import { classNames } from './class-names.ts'
import controlStyles from './control.styles.css'
import { useControl } from './field-context.ts'
import { caretAfterGrouping, group, hasIncompleteGroup, numberOf, plainOf } from './number-text.ts'
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
const insertedTypes = /^(?:insertFrom|insertReplacement|$)/

const isTyped = ({ nativeEvent }: ChangeEvent<HTMLInputElement>): boolean =>
  'inputType' in nativeEvent && !insertedTypes.test(String(nativeEvent.inputType))

const isComma = ({ nativeEvent }: ChangeEvent<HTMLInputElement>): boolean =>
  'data' in nativeEvent && String(nativeEvent.data).includes(',')

/** A rejected text. */
interface Rejected {
  readonly text: string
  /** The number that the field keeps. */
  readonly value: number | undefined
  /** Whether the message is shown. A half-typed group is reported on blur. */
  readonly isShown: boolean
}

const withMessage = (rejected: Rejected | undefined) => rejected && { ...rejected, isShown: true }

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
  const formatted = value === undefined ? '' : padded ? value.toFixed(fraction) : String(value)
  const [plain, setPlain] = useState(formatted)
  const control = useControl()
  const [rejected, setRejected] = useState<Rejected>()
  const rejectedText = rejected && Object.is(rejected.value, value) ? rejected.text : undefined
  const showsMessage = rejectedText !== undefined && rejected?.isShown === true
  const messageId = `${control.id}-rejected`

  // The typed text stays while it means the same value: `12.` is 12, and stays `12.`.
  const isRejected = rejectedText === plain
  const current = isRejected || numberOf(plain) === value ? plain : formatted
  const text = grouped && !isRejected ? group(current) : current

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
    if (rejectedText === undefined || !form) return undefined
    const stop = (event: Event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      element.focus()
      setRejected(withMessage)
    }
    form.addEventListener('submit', stop, true)
    return () => form.removeEventListener('submit', stop, true)
  }, [rejectedText])

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const element = event.target
    const isKey = isTyped(event)
    // a typed comma may be meant as a decimal point, so it must complete a group
    const isRegrouped = isKey && !isComma(event) && rejectedText === undefined
    // short forms only apply to inserted texts: while typing, each key would change the number
    const acceptsShorthand = !isKey && unit !== '%'
    const parsed = plainOf(element.value, {
      fraction,
      negative,
      unit,
      isRegrouped,
      acceptsShorthand,
    })
    const isAccepted = parsed !== undefined
    const next = parsed ?? (isKey ? element.value : current)
    if (isAccepted || !isKey) {
      const nextText = grouped ? group(next) : next
      caret.current = caretAfterGrouping(
        nextText,
        element.value.slice(0, element.selectionStart ?? undefined),
      )
    }
    const isIncomplete = isKey && hasIncompleteGroup(element.value)
    setRejected(isAccepted ? undefined : { text: element.value, value, isShown: !isIncomplete })
    setPlain(next)
    if (isAccepted) onValue(numberOf(next))
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
      {...(showsMessage && {
        'aria-invalid': true,
        'aria-describedby': [control['aria-describedby'], messageId].filter(Boolean).join(' '),
      })}
      onChange={handleChange}
      onBlur={(event) => {
        if (padded && !isRejected) setPlain(formatted)
        setRejected(withMessage)
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
      {showsMessage && (
        <Suspense fallback={null}>
          <RejectedNumber
            id={messageId}
            text={rejectedText}
            example={fraction > 0 ? '1,200.50' : grouped ? '1,200' : '1200'}
          />
        </Suspense>
      )}
    </>
  )
}
