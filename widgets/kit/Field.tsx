import { useContext, useId, useMemo, useState, type ReactNode } from 'react'
import { AnnouncerContext } from '../react/contexts.ts'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import { classNames } from './class-names.ts'
import { FieldContext, RemovalContext, type ControlAttributes } from './field-context.ts'
import fieldStyles from './field.styles.css'
import { Icon } from './Icon.tsx'
import { useFrozenDuringPress } from './use-frozen-during-press.ts'
import hiddenStyles from './visually-hidden.styles.css'

export interface FieldProps {
  /** The control's id, where something outside needs it; generated otherwise. */
  readonly id?: string | undefined
  readonly label: ReactNode
  /** After the label: an info tip, a link. */
  readonly aside?: ReactNode
  /** Shown under the control while there is no error. */
  readonly hint?: ReactNode
  readonly error?: ReactNode
  readonly required?: boolean
  /** Marks the field as optional; forms mark whichever kind is rarer. */
  readonly optional?: boolean
  /** Whether the label is for assistive technology only. */
  readonly hideLabel?: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A control with its label, hint and error; the control inside reads them from the context. */
export function Field({
  id: given,
  label,
  aside,
  hint: newestHint,
  error: newestError,
  required,
  optional,
  hideLabel = false,
  className,
  children,
}: FieldProps) {
  const hidden = useStyles(hiddenStyles)
  const css = useStyles(fieldStyles)
  const t = useWording('element')
  const made = useId()
  const announcer = useContext(AnnouncerContext)
  const id = given ?? made
  const [isRemoved, setRemoved] = useState(false)
  const hint = useFrozenDuringPress(isRemoved ? t('element:hiddenRemoved') : newestHint)
  const error = useFrozenDuringPress(newestError)
  const described = error ? `${id}-error` : hint ? `${id}-hint` : undefined
  const control = useMemo(
    (): ControlAttributes => ({
      id,
      'aria-describedby': described,
      'aria-invalid': error ? true : undefined,
      required,
    }),
    [id, described, error, required],
  )
  return (
    <div className={classNames(css['field'], className)}>
      <div className={hideLabel ? hidden['hidden'] : css['head']}>
        <label className={css['label']} htmlFor={id}>
          {label}
          {optional && <span className={css['optional']}> ({t('element:optional')})</span>}
        </label>
        {aside}
      </div>
      <RemovalContext value={setRemoved}>
        <FieldContext value={control}>{children}</FieldContext>
      </RemovalContext>
      <div className={css['foot']} aria-live={announcer ? undefined : 'polite'}>
        {error ? (
          <p
            key="error"
            className={css['error']}
            part="error"
            id={`${id}-error`}
            ref={announcer?.follow}
          >
            <Icon name="error" /> {error}
          </p>
        ) : (
          hint && (
            <p key="hint" className={css['hint']} id={`${id}-hint`} ref={announcer?.followChanges}>
              {hint}
            </p>
          )
        )}
      </div>
    </div>
  )
}
