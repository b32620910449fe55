import { useId, type ReactNode } from 'react'
import { useStyles } from '../react/use-styles.ts'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import radioStyles from './radio-group.styles.css'
import toggleStyles from './toggle.styles.css'
import { useFrozenDuringPress } from './use-frozen-during-press.ts'
import hiddenStyles from './visually-hidden.styles.css'

export interface RadioChoice<Value extends string = string> {
  readonly value: Value
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly disabled?: boolean
}

export interface RadioGroupProps<Value extends string> {
  readonly label: ReactNode
  /** The name of its inputs, where something looks for them; generated otherwise. */
  readonly name?: string
  readonly hideLabel?: boolean
  readonly choices: readonly RadioChoice<Value>[]
  readonly value: Value | undefined
  readonly onValue: (value: Value) => void
  readonly hint?: ReactNode
  readonly error?: ReactNode
  readonly disabled?: boolean
  readonly required?: boolean
  /** Side by side as one control, for two to five short answers. */
  readonly segmented?: boolean
  readonly className?: string | undefined
}

/** One choice of a few. */
export function RadioGroup<Value extends string>({
  label,
  name,
  hideLabel = false,
  choices,
  value,
  onValue,
  hint,
  error: newestError,
  disabled,
  required,
  segmented = false,
  className,
}: RadioGroupProps<Value>) {
  const hidden = useStyles(hiddenStyles)
  const css = useStyles(radioStyles)
  const toggle = useStyles(toggleStyles)
  const id = useId()
  const error = useFrozenDuringPress(newestError)
  const note = error ?? hint
  return (
    <fieldset
      className={classNames(css['group'], className)}
      role="radiogroup"
      disabled={disabled}
      aria-labelledby={`${id}-label`}
      aria-describedby={note ? `${id}-note` : undefined}
      aria-invalid={error ? true : undefined}
      aria-required={required || undefined}
    >
      <span className={hideLabel ? hidden['hidden'] : css['legend']} id={`${id}-label`}>
        {label}
      </span>
      <div className={segmented ? css['segments'] : css['list']}>
        {choices.map((choice) => (
          <div key={choice.value} className={segmented ? css['segment'] : toggle['row']}>
            <input
              type="radio"
              id={`${id}-${choice.value}`}
              className={segmented ? css['segmentInput'] : toggle['radio']}
              name={name ?? id}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              onChange={() => onValue(choice.value)}
            />
            <label
              htmlFor={`${id}-${choice.value}`}
              className={segmented ? css['segmentLabel'] : toggle['label']}
            >
              {choice.label}
              {choice.hint && <span className={toggle['hint']}>{choice.hint}</span>}
            </label>
          </div>
        ))}
      </div>
      {note && (
        <p
          className={error ? css['error'] : css['hint']}
          part={error ? 'error' : undefined}
          id={`${id}-note`}
        >
          {error && <Icon name="error" />} {note}
        </p>
      )}
    </fieldset>
  )
}
